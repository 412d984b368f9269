import 'server-only'
import type { CollectionConfig } from 'payload'
import { closed, deny } from '@/lib/access'
import { choice, internalTable } from '@/lib/database/tables'
import { SUBMISSION_STATUSES } from '../constants'
import { ENTRY_METHODS } from '../schema'

/**
 * Registrations. Visitors' requests write them by SQL (docs/decisions/004); Payload defines the
 * schema.
 */
export const Submissions: CollectionConfig = {
  slug: 'submissions',
  admin: { hidden: true, useAsTitle: 'reference' },
  access: { ...closed, read: deny },
  // When a visitor's request is sent again with the same key, finds the row that it created before.
  indexes: [{ fields: ['form', 'idempotencyKey'], unique: true }],
  fields: [
    { name: 'form', type: 'relationship', relationTo: 'forms', required: true },
    { name: 'reference', type: 'text', required: true, unique: true },
    choice('status', SUBMISSION_STATUSES, 'new'),
    { name: 'submittedAt', type: 'date', required: true },
    // The staff member to whom it is assigned; empty when it is assigned to nobody.
    { name: 'assignee', type: 'relationship', relationTo: 'admin-users' },
    { name: 'data', type: 'json', required: true },
    // The text of every answer without case and accents; its trigram index is created by a
    // migration.
    { name: 'searchText', type: 'textarea', required: true },
    { name: 'idempotencyKey', type: 'text' },
    { name: 'fingerprint', type: 'text', required: true },
    // Set while the registration is quarantined. Until it is released, only the list of suspected
    // registrations and the search for a person's data show it.
    { name: 'suspectedAt', type: 'date' },
    // Why it is suspected, as the type `Suspicion` of lib/suspicion.
    { name: 'suspicion', type: 'json' },
    // When and by whom it was deleted; lists, counts and exports leave such rows out
    // (lib/database/live.ts). The row is in the bin, unless `mergedIntoId` is set: then it was
    // merged, and is kept for undoing the merge.
    { name: 'deletedAt', type: 'date' },
    { name: 'deletedBy', type: 'relationship', relationTo: 'admin-users' },
    // A plain number, as are the other ids below. A relationship would have an index, which every
    // new registration would have to update.
    { name: 'mergedIntoId', type: 'number' },
    // A test by staff, which is in no count, export or mailing unless requested.
    { name: 'isTest', type: 'checkbox', required: true, defaultValue: false },
    // The id of who added it by hand, and how it was received; both empty when the visitor sent it.
    { name: 'enteredById', type: 'number' },
    { name: 'enteredHow', type: 'select', options: [...ENTRY_METHODS] },
    // The version of the form's privacy notice that the visitor agreed to, and when.
    { name: 'noticeVersion', type: 'number' },
    { name: 'noticeAgreedAt', type: 'date' },
    // The language in which the visitor read the form, null for English, and the form's revision.
    { name: 'language', type: 'text' },
    { name: 'formRevision', type: 'number' },
    // Its place (`SEAT_STATES` of features/forms/capacity/schema.ts; empty when the form limited
    // none, unless it was cancelled), and its number in the waiting list, if it ever had one.
    { name: 'seat', type: 'text' },
    { name: 'line', type: 'number' },
    // For a party (decision 069): the number of the person, from 1, and for all but the first
    // person the id of the first one's row, which is the registration. Both are empty when the form
    // took one person at a time.
    { name: 'partyId', type: 'number' },
    { name: 'person', type: 'number' },
    // The highest number that a person of the party has had, so that no number is used twice. Empty
    // until a person is erased or added.
    { name: 'lastPerson', type: 'number' },
    // Incremented to end all earlier links to the registration (decision 070).
    { name: 'linkVersion', type: 'number', required: true, defaultValue: 0 },
    // When the visitor asked to be erased. Staff carry it out.
    { name: 'erasureAskedAt', type: 'date' },
  ],
}

/** Staff notes on a registration. Visitors see them only in an archive of their data from staff. */
export const SubmissionNotes = internalTable('submission-notes', [
  { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
  { name: 'authorName', type: 'text', required: true },
  { name: 'text', type: 'textarea', required: true },
])

/** Answers that staff, the registrant or a merge has replaced or removed. */
export const SubmissionCorrections = internalTable('submission-corrections', [
  { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
  { name: 'fieldId', type: 'text', required: true },
  // Empty when there was no answer.
  { name: 'earlier', type: 'json' },
  { name: 'authorName', type: 'text', required: true },
  // True when the visitor changed it by the own link.
  { name: 'isOwn', type: 'checkbox', required: true, defaultValue: false },
  // The id of the merged record from which the new answer was copied.
  { name: 'mergedFromId', type: 'number' },
])

/**
 * The erasure that retention has announced for a form. It is carried out a week after admins were
 * notified.
 */
export const RetentionPlans = internalTable('retention-plans', [
  { name: 'formId', type: 'number', required: true, unique: true },
  // Registrations submitted up to this time will be erased.
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
