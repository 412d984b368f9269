import 'server-only'
import type { CollectionConfig } from 'payload'
import { closed, deny } from '@/lib/access'

/**
 * What was erased for good, as sums that tell nothing (lib/erasure/tombstones.ts): an older backup
 * that brings it back loses it again.
 */
export const Tombstones: CollectionConfig = {
  slug: 'tombstones',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [{ name: 'mark', type: 'text', required: true, unique: true }],
}
