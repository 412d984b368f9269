import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Hashes of erased data, to erase it again after the restore of a backup, and of mailboxes that
 * want no mailings, with the sealed key of those.
 */
export const Tombstones = internalTable('tombstones', [
  { name: 'mark', type: 'text', required: true, unique: true },
])
