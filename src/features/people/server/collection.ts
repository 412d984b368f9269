import 'server-only'
import type { CollectionConfig } from 'payload'
import { closed, deny } from '@/lib/access'

/**
 * Hashes of what was erased (lib/erasure/tombstones.ts), so that it is erased again when an older
 * backup is restored.
 */
export const Tombstones: CollectionConfig = {
  slug: 'tombstones',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [{ name: 'mark', type: 'text', required: true, unique: true }],
}
