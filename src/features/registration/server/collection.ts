import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Posts whose answers a page shows again, mostly refused ones: registrations, changes of them and
 * testimonies. The sweep deletes them later.
 */
export const SubmissionAttempts = internalTable('submission-attempts', [
  { name: 'token', type: 'text', required: true, unique: true },
  { name: 'slug', type: 'text', required: true },
  { name: 'attempt', type: 'json', required: true },
])
