import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Refused forms of visitors without script. Each is shown to its visitor again and deleted later by
 * the sweep.
 */
export const SubmissionAttempts = internalTable('submission-attempts', [
  { name: 'token', type: 'text', required: true, unique: true },
  { name: 'slug', type: 'text', required: true },
  { name: 'attempt', type: 'json', required: true },
])
