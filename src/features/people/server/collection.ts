import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Hashes of erased data, to erase it again after the restore of a backup, and of mailboxes that
 * want no mailings. The key to the hashes of mailboxes is here too, sealed.
 */
export const Tombstones = internalTable('tombstones', [
  { name: 'mark', type: 'text', required: true, unique: true },
])
