import type { CollectionConfig } from 'payload'
import { deny } from '@/lib/access'

export const TOKEN_PURPOSES = ['invitation', 'password_reset'] as const

/** One-time links. Only the hash of a token is kept: whoever reads the database cannot use it. */
export const StaffTokens: CollectionConfig = {
  slug: 'staff-tokens',
  admin: { hidden: true },
  access: { create: deny, read: deny, update: deny, delete: deny },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'admin-users', required: true },
    { name: 'purpose', type: 'select', required: true, options: [...TOKEN_PURPOSES] },
    { name: 'hash', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'usedAt', type: 'date' },
  ],
}
