import 'server-only'
import type { Access, CollectionConfig } from 'payload'
import { allow, closed, deny } from '@/lib/access'
import { SUBMISSION_STATUSES } from '../statuses'
import { SubmissionLayouts, SubmissionViews } from './views/collection'

/** Suspected ones and those in the bin have lists of their own. */
const readLive: Access = (args) =>
  allow('submissions.read')(args)
    ? { suspectedAt: { exists: false }, deletedAt: { exists: false } }
    : false

/** Registrations. Written by SQL on the hot path (docs/decisions/004); Payload owns the schema. */
export const Submissions: CollectionConfig = {
  slug: 'submissions',
  admin: { hidden: true, useAsTitle: 'reference' },
  access: { ...closed, read: readLive },
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
    // In the bin since then, by whom: every other reader leaves it out (lib/database/live.ts).
    { name: 'deletedAt', type: 'date', access: { read: () => false } },
    { name: 'deletedBy', type: 'relationship', relationTo: 'admin-users' },
    // The version of the form's notice that was agreed to, and when.
    { name: 'noticeVersion', type: 'number' },
    { name: 'noticeAgreedAt', type: 'date' },
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

/** What retention has announced for a form: it goes a week after staff were told. */
export const RetentionPlans: CollectionConfig = {
  slug: 'retention-plans',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    { name: 'formId', type: 'number', required: true, unique: true },
    // Registrations up to then, and no younger ones.
    { name: 'cutoff', type: 'date', required: true },
    { name: 'goesAt', type: 'date', required: true },
    { name: 'count', type: 'number', required: true },
  ],
}

/** How staff keep their lists (decision 028). */
export const ViewCollections = [SubmissionLayouts, SubmissionViews]
