import 'server-only'
import { internalTable } from '@/lib/database/tables'

/**
 * Hashes of what was erased (lib/erasure/tombstones.ts), so that it is erased again when an older
 * backup is restored.
 */
export const Tombstones = internalTable('tombstones', [
  { name: 'mark', type: 'text', required: true, unique: true },
])

/**
 * Keys that outlive the product's secret, each encrypted with a key derived from it
 * (lib/sealed-keys.ts).
 */
export const SealedKeys = internalTable('sealed-keys', [
  { name: 'name', type: 'text', required: true, unique: true },
  { name: 'sealed', type: 'text', required: true },
])
