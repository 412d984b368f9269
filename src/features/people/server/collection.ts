import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Hashes of erased data, to erase it again after a backup is restored, and of mailboxes that want
 * no mailings. The key for hashing mailboxes is a row here too, encrypted with PAYLOAD_SECRET.
 */
export const Tombstones = internalTable('tombstones', [
  { name: 'mark', type: 'text', required: true, unique: true },
])
