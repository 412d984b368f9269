import 'server-only'
import type { CollectionConfig, Field } from 'payload'
import { closed, deny } from '@/lib/access'

/** What Save Form saves (content.ts), and whose it is: an account, so that names can change. */
const CONTENT: Field[] = [
  { name: 'fields', type: 'json', required: true },
  { name: 'receipt', type: 'json', required: true },
  { name: 'savedBy', type: 'relationship', relationTo: 'admin-users', maxDepth: 0 },
]

const HIDDEN = { admin: { hidden: true }, access: { ...closed, read: deny } }

/** Every state of a form that visitors could see, one for each of its revisions. */
export const FormVersions: CollectionConfig = {
  ...HIDDEN,
  slug: 'form-versions',
  indexes: [{ fields: ['formId', 'revision'], unique: true }],
  fields: [
    { name: 'formId', type: 'number', required: true },
    { name: 'revision', type: 'number', required: true },
    ...CONTENT,
  ],
}

/** What staff keep of a form without showing it; one for each form. */
export const FormDrafts: CollectionConfig = {
  ...HIDDEN,
  slug: 'form-drafts',
  fields: [
    { name: 'formId', type: 'number', required: true, unique: true },
    // Another one after every keeping: who changes the draft says which one they have seen.
    { name: 'version', type: 'text', required: true },
    // Of the form, when the draft was begun.
    { name: 'baseRevision', type: 'number', required: true },
    ...CONTENT,
  ],
}

/** What somebody had on the screen when they pressed Preview: theirs alone, for a day. */
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
