import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Sent answers that a page shows again, mostly because they were refused. They belong to
 * registrations, changes of registrations and testimonies. The sweep deletes them later.
 */
export const SubmissionAttempts = internalTable('submission-attempts', [
  { name: 'token', type: 'text', required: true, unique: true },
  { name: 'slug', type: 'text', required: true },
  { name: 'attempt', type: 'json', required: true },
])
