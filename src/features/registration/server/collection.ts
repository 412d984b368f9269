import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Forms posted without script, mostly refused ones, so that a page can show the answers again. The
 * sweep deletes them later.
 */
export const SubmissionAttempts = internalTable('submission-attempts', [
  { name: 'token', type: 'text', required: true, unique: true },
  { name: 'slug', type: 'text', required: true },
  { name: 'attempt', type: 'json', required: true },
])
