import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Hashes of erased rows, so that they are erased again after a backup is restored, and of mailboxes
 * that want no mailings. One more row is the key for hashing mailboxes, encrypted with
 * PAYLOAD_SECRET.
 */
export const Tombstones = internalTable('tombstones', [
  { name: 'mark', type: 'text', required: true, unique: true },
])
