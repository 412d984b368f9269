import 'server-only'
import type { CollectionConfig, Field } from 'payload'
import { denyAccess, noWriteAccess } from '@/lib/access'

const CONTENT: Field[] = [
  { name: 'fields', type: 'json', required: true },
  { name: 'receipt', type: 'json', required: true },
  { name: 'details', type: 'json' },
  { name: 'savedBy', type: 'relationship', relationTo: 'admin-users', maxDepth: 0 },
]

const HIDDEN = { admin: { hidden: true }, access: { ...noWriteAccess, read: denyAccess } }

export const FormVersions: CollectionConfig = {
  ...HIDDEN,
  slug: 'form-versions',
  indexes: [{ fields: ['formId', 'revision'], unique: true }],
  fields: [
    { name: 'formId', type: 'number', required: true },
    { name: 'revision', type: 'number', required: true },
    ...CONTENT,
    { name: 'translations', type: 'json' },
  ],
}

export const FormDrafts: CollectionConfig = {
  ...HIDDEN,
  slug: 'form-drafts',
  fields: [
    { name: 'formId', type: 'number', required: true, unique: true },
    // Gets a new value each time the draft is stored. Clients send the value that they have seen,
    // and an outdated one is refused.
    { name: 'version', type: 'text', required: true },
    { name: 'baseRevision', type: 'number', required: true },
    ...CONTENT,
    { name: 'privacy', type: 'json' },
  ],
}

/**
 * Forms as staff preview them, with their unsaved changes. A preview can be opened only by the
 * account that pressed Preview, for at most one day.
 */
export const FormPreviews: CollectionConfig = {
  ...HIDDEN,
  slug: 'form-previews',
  fields: [
    { name: 'token', type: 'text', required: true, unique: true },
    { name: 'formId', type: 'number', required: true },
    { name: 'account', type: 'relationship', relationTo: 'admin-users', maxDepth: 0 },
    { name: 'shown', type: 'json', required: true },
  ],
}
