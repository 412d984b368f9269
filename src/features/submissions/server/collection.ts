import 'server-only'
import type { CollectionConfig } from 'payload'
import { denyAccess, noWriteAccess } from '@/lib/access'
import { choiceField, internalTable } from '@/lib/database/tables'
import { SUBMISSION_STATUSES } from '../constants'
import { ENTRY_METHODS } from '../schema'

/**
 * The table of registrations. Visitors' requests write its rows by SQL (decision 004); Payload only
 * defines the schema.
 */
export const Submissions: CollectionConfig = {
  slug: 'submissions',
  admin: { hidden: true, useAsTitle: 'reference' },
  access: { ...noWriteAccess, read: denyAccess },
  // Finds the row that a request has created, when a visitor sends it again with the same key.
  indexes: [{ fields: ['form', 'idempotencyKey'], unique: true }],
  fields: [
    { name: 'form', type: 'relationship', relationTo: 'forms', required: true },
    { name: 'reference', type: 'text', required: true, unique: true },
    choiceField('status', SUBMISSION_STATUSES, 'new'),
    { name: 'submittedAt', type: 'date', required: true },
    { name: 'assignee', type: 'relationship', relationTo: 'admin-users' },
    { name: 'data', type: 'json', required: true },
    // The answers without case and accents; a migration creates its trigram index.
    { name: 'searchText', type: 'textarea', required: true },
    { name: 'idempotencyKey', type: 'text' },
    { name: 'fingerprint', type: 'text', required: true },
    { name: 'suspectedAt', type: 'date' },
    // Why it is suspected, in the shape of the type `Suspicion` (lib/suspicion).
    { name: 'suspicion', type: 'json' },
    { name: 'deletedAt', type: 'date' },
    { name: 'deletedBy', type: 'relationship', relationTo: 'admin-users' },
    // The row into which it was merged. Not a relationship, because a relationship has an index,
    // which every new registration would have to update.
    { name: 'mergedIntoId', type: 'number' },
    { name: 'isTest', type: 'checkbox', required: true, defaultValue: false },
    { name: 'enteredById', type: 'number' },
    { name: 'enteredHow', type: 'select', options: [...ENTRY_METHODS] },
    { name: 'noticeVersion', type: 'number' },
    { name: 'noticeAgreedAt', type: 'date' },
    // The language in which the visitor read the form, null for English, and the form's revision.
    { name: 'language', type: 'text' },
    { name: 'formRevision', type: 'number' },
    // One of `SEAT_STATES` (features/forms/capacity/schema.ts); `line` orders the waiting list.
    { name: 'seat', type: 'text' },
    { name: 'line', type: 'number' },
    // Only for a party (decision 069). `partyId` is the id of the first person's row, and is empty
    // on that row itself. `person` is the person's number, from 1.
    { name: 'partyId', type: 'number' },
    { name: 'person', type: 'number' },
    // The highest `person` that the party has used, so that no number is given again. Empty until
    // a person is added or erased.
    { name: 'lastPerson', type: 'number' },
    // Incremented to end all earlier links to the registration (decision 070).
    { name: 'linkVersion', type: 'number', required: true, defaultValue: 0 },
    { name: 'erasureAskedAt', type: 'date' },
  ],
}

/** Staff notes. Registrants see them only in the copy of their data that they get from staff. */
export const SubmissionNotes = internalTable('submission-notes', [
  { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
  { name: 'authorName', type: 'text', required: true },
  { name: 'text', type: 'textarea', required: true },
])

/** Answers that staff, the registrant or a merge has replaced or removed. */
export const SubmissionCorrections = internalTable('submission-corrections', [
  { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
  { name: 'fieldId', type: 'text', required: true },
  { name: 'earlier', type: 'json' },
  { name: 'authorName', type: 'text', required: true },
  { name: 'isOwn', type: 'checkbox', required: true, defaultValue: false },
  { name: 'mergedFromId', type: 'number' },
])

export const RetentionPlans = internalTable('retention-plans', [
  { name: 'formId', type: 'number', required: true, unique: true },
  { name: 'cutoff', type: 'date', required: true },
  { name: 'goesAt', type: 'date', required: true },
  { name: 'count', type: 'number', required: true },
])

/** Assignments by a colleague about which the assignee has not been emailed yet. */
export const AssignmentNotices = internalTable('assignment-notices', [
  {
    name: 'submission',
    type: 'relationship',
    relationTo: 'submissions',
    required: true,
    unique: true,
  },
  { name: 'account', type: 'relationship', relationTo: 'admin-users', required: true },
])
