import 'server-only'
import type { Access, CollectionConfig } from 'payload'
import { allow, closed } from '@/lib/access'
import { SUBMISSION_STATUSES } from '../schema'

/** Suspected ones have a list of their own. */
const readNormal: Access = (args) =>
  allow('submissions.read')(args) ? { suspectedAt: { exists: false } } : false

/** Registrations. Written by SQL on the hot path (docs/decisions/004); Payload owns the schema. */
export const Submissions: CollectionConfig = {
  slug: 'submissions',
  admin: { hidden: true, useAsTitle: 'reference' },
  access: { ...closed, read: readNormal },
  // A repeat of an unanswered request finds the first one's row through this.
  indexes: [{ fields: ['form', 'idempotencyKey'], unique: true }],
  fields: [
    { name: 'form', type: 'relationship', relationTo: 'forms', required: true },
    { name: 'reference', type: 'text', required: true, unique: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: [...SUBMISSION_STATUSES],
    },
    { name: 'submittedAt', type: 'date', required: true },
    // Who of the staff looks after it.
    { name: 'assignee', type: 'relationship', relationTo: 'admin-users' },
    { name: 'data', type: 'json', required: true },
    // Lower-cased text of every answer; its trigram index lives in migrations.
    { name: 'searchText', type: 'textarea', required: true, access: { read: () => false } },
    { name: 'idempotencyKey', type: 'text', access: { read: () => false } },
    { name: 'fingerprint', type: 'text', required: true, access: { read: () => false } },
    // Stored apart until somebody of the staff releases it: every other reader leaves it out.
    { name: 'suspectedAt', type: 'date', access: { read: () => false } },
    // Why, as `Suspicion` of lib/suspicion.
    { name: 'suspicion', type: 'json', access: { read: () => false } },
  ],
}

/** What staff write down about a registration; visitors never see it. */
export const SubmissionNotes: CollectionConfig = {
  slug: 'submission-notes',
  admin: { hidden: true },
  access: { ...closed, read: allow('submissions.read') },
  fields: [
    { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
    { name: 'authorName', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
  ],
}
