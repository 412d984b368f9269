import 'server-only'
import type { Access, CollectionConfig } from 'payload'
import { allow, closed, deny } from '@/lib/access'
import { SUBMISSION_STATUSES } from '../constants'
import { WAYS_IN } from '../schema'

/** Suspected and deleted submissions are listed by their own endpoints. */
const readLive: Access = (args) =>
  allow('submissions.read')(args)
    ? { suspectedAt: { exists: false }, deletedAt: { exists: false } }
    : false

/** Registrations. Written by SQL on the hot path (docs/decisions/004); Payload owns the schema. */
export const Submissions: CollectionConfig = {
  slug: 'submissions',
  admin: { hidden: true, useAsTitle: 'reference' },
  access: { ...closed, read: readLive },
  // Finds the first row when a request without a response is sent again.
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
    // The staff member it is assigned to.
    { name: 'assignee', type: 'relationship', relationTo: 'admin-users' },
    { name: 'data', type: 'json', required: true },
    // The lower-cased text of every answer; its trigram index is created by a migration.
    { name: 'searchText', type: 'textarea', required: true, access: { read: () => false } },
    { name: 'idempotencyKey', type: 'text', access: { read: () => false } },
    { name: 'fingerprint', type: 'text', required: true, access: { read: () => false } },
    // Set while the registration is quarantined as suspected; every query but the suspected list
    // leaves it out.
    { name: 'suspectedAt', type: 'date', access: { read: () => false } },
    // The reason, as `Suspicion` of lib/suspicion.
    { name: 'suspicion', type: 'json', access: { read: () => false } },
    // When and by whom it was deleted; every other query leaves it out (lib/database/live.ts). A
    // deleted row is in the bin, unless `mergedIntoId` is set: then it is kept until the merge is
    // undone.
    { name: 'deletedAt', type: 'date', access: { read: () => false } },
    { name: 'deletedBy', type: 'relationship', relationTo: 'admin-users' },
    // Plain numbers, not relationships, whose indexes would have to be written with every
    // registration.
    { name: 'mergedIntoId', type: 'number', access: { read: () => false } },
    // A test by staff: in no count, export or mailing unless requested.
    { name: 'isTest', type: 'checkbox', required: true, defaultValue: false },
    // Who added it by hand and how it was received; empty when the visitor sent it.
    { name: 'enteredById', type: 'number' },
    { name: 'enteredHow', type: 'select', options: [...WAYS_IN] },
    // The version of the form's notice that was agreed to, and when.
    { name: 'noticeVersion', type: 'number' },
    { name: 'noticeAgreedAt', type: 'date' },
  ],
}

/** Staff notes on a registration; visitors never see them. */
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

/** Answers before staff corrected them or replaced them in a merge. */
export const SubmissionCorrections: CollectionConfig = {
  slug: 'submission-corrections',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
    { name: 'fieldId', type: 'text', required: true },
    // Empty when there was no answer.
    { name: 'earlier', type: 'json' },
    { name: 'authorName', type: 'text', required: true },
    // The merged record that the new answer was taken from.
    { name: 'mergedFromId', type: 'number' },
  ],
}

/** What retention has announced for a form; it is erased a week after staff were notified. */
export const RetentionPlans: CollectionConfig = {
  slug: 'retention-plans',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    { name: 'formId', type: 'number', required: true, unique: true },
    // Registrations up to this time are erased.
    { name: 'cutoff', type: 'date', required: true },
    { name: 'goesAt', type: 'date', required: true },
    { name: 'count', type: 'number', required: true },
  ],
}

/** Assignments by a colleague that the assignee has not been notified of by email yet. */
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
