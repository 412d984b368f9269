import 'server-only'
import type { CollectionConfig } from 'payload'
import { closed, deny } from '@/lib/access'

/** How somebody keeps their list: written by SQL, by whoever it belongs to. */
const SubmissionLayouts: CollectionConfig = {
  slug: 'submission-layouts',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  indexes: [{ fields: ['staff', 'formId'], unique: true }],
  fields: [
    { name: 'staff', type: 'relationship', relationTo: 'admin-users', required: true },
    // 0: All Forms.
    { name: 'formId', type: 'number', required: true },
    // As the address bar writes them (columns.ts); null: the five of the specification.
    { name: 'columns', type: 'text' },
    // Rows per page, of all lists of a person: only where `formId` is 0.
    { name: 'rows', type: 'number' },
  ],
}

/** A list that somebody comes back to, by its name. */
const SubmissionViews: CollectionConfig = {
  slug: 'submission-views',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'owner', type: 'relationship', relationTo: 'admin-users', required: true },
    // Seen by everybody who sees submissions.
    { name: 'isShared', type: 'checkbox', required: true, defaultValue: false },
    // As the address bar writes it (filters.ts), without words of a search.
    { name: 'query', type: 'text', required: true },
  ],
}

/** How staff keep their lists (decision 028). */
export const ViewCollections = [SubmissionLayouts, SubmissionViews]
