import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Hashes that identify erased data (lib/erasure/tombstones.ts), so that the data is erased again
 * when an older backup is restored; also hashes of mailboxes that want no mailings, and the sealed
 * key of those hashes.
 */
export const Tombstones = internalTable('tombstones', [
  { name: 'mark', type: 'text', required: true, unique: true },
])
