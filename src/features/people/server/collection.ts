import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Hashes of what was erased (lib/erasure/tombstones.ts), so that it is erased again when an older
 * backup is restored.
 */
export const Tombstones = internalTable('tombstones', [
  { name: 'mark', type: 'text', required: true, unique: true },
])
