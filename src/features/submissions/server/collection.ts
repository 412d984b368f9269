import 'server-only'
import type { Access, CollectionConfig } from 'payload'
import { allow, closed, deny } from '@/lib/access'
import { SUBMISSION_STATUSES } from '../constants'
import { WAYS_IN } from '../schema'

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
    // Out of the lists since then, by whom: every other reader leaves it out (lib/database/live.ts).
    // In the bin, unless it was merged into another one: then it stays until that is taken back.
    { name: 'deletedAt', type: 'date', access: { read: () => false } },
    { name: 'deletedBy', type: 'relationship', relationTo: 'admin-users' },
    // No relationships, these two: an index of each would be one more to write for every visitor.
    { name: 'mergedIntoId', type: 'number', access: { read: () => false } },
    // Tried out by staff: in no count, export or mailing unless it is asked for.
    { name: 'isTest', type: 'checkbox', required: true, defaultValue: false },
    // Added by hand, by whom and how they came; empty for what visitors send themselves.
    { name: 'enteredById', type: 'number' },
    { name: 'enteredHow', type: 'select', options: [...WAYS_IN] },
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

/** What an answer was before staff corrected it, or took another one over in merging two records. */
export const SubmissionCorrections: CollectionConfig = {
  slug: 'submission-corrections',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
    { name: 'fieldId', type: 'text', required: true },
    // Empty where there was no answer.
    { name: 'earlier', type: 'json' },
    { name: 'authorName', type: 'text', required: true },
    // The record that the answer was taken from in merging.
    { name: 'mergedFromId', type: 'number' },
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

/** Somebody was given a registration by a colleague, and has not been told by email yet. */
export const AssignmentNotices: CollectionConfig = {
  slug: 'assignment-notices',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    {
      name: 'submission',
      type: 'relationship',
      relationTo: 'submissions',
      required: true,
      unique: true,
    },
    { name: 'account', type: 'relationship', relationTo: 'admin-users', required: true },
  ],
}
