import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Hashes of erased rows, so that the rows are erased again after a backup is restored, and of
 * mailboxes that want no mailings. The keys for hashing mailboxes are rows too, encrypted with
 * PAYLOAD_SECRET.
 */
export const Tombstones = internalTable('tombstones', [
  { name: 'mark', type: 'text', required: true, unique: true },
])
