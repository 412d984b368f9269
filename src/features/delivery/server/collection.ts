import 'server-only'
import { choice, internalTable } from '@/lib/database/tables'
import { MAIL_FAULTS } from '@/lib/mail/failure'
import { RECEIPT_STATES, SCAN_STATES } from '../schema'

/** `stored`: not in the drive yet. `uploaded`: in the drive. */
export const FILE_STATES = ['stored', 'uploaded'] as const

/**
 * Files of registrations. They are private, and in our own storage until some days after they were
 * uploaded to the drive; an infected one is deleted from it.
 */
export const SubmissionFiles = internalTable('submission-files', [
  { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
  { name: 'fieldId', type: 'text', required: true },
  { name: 'name', type: 'text', required: true },
  { name: 'mimeType', type: 'text', required: true },
  { name: 'size', type: 'number', required: true },
  { name: 'sha256', type: 'text', required: true },
  { name: 'storageKey', type: 'text', required: true, unique: true },
  choice('state', FILE_STATES, 'stored'),
  // The virus scanner's result; `none` without a scanner (CLAMAV_URL).
  choice('scan', SCAN_STATES, 'none'),
  // What the scanner found, or why it could not scan yet.
  { name: 'scanResult', type: 'text' },
  { name: 'scannedAt', type: 'date' },
  // The id in the drive, reserved before the upload, so that a retry cannot make a second file.
  { name: 'driveId', type: 'text' },
  { name: 'uploadedAt', type: 'date' },
  // Why the last attempt failed, in words for staff; empty after a successful one.
  { name: 'driveError', type: 'text' },
  { name: 'driveTriedAt', type: 'date', index: true },
  // When the private copy was deleted, some time after the upload.
  { name: 'copyRemovedAt', type: 'date' },
])

/** The drive folders of forms. Another `DRIVE_FOLDER_ID` means another folder. */
export const DriveFolders = internalTable(
  'drive-folders',
  [
    { name: 'formId', type: 'number', required: true },
    { name: 'parentId', type: 'text', required: true },
    { name: 'driveId', type: 'text', required: true },
    // False until the reserved folder is known to exist: the response to creating it may be lost.
    { name: 'isMade', type: 'checkbox', required: true, defaultValue: false },
  ],
  {
    indexes: [{ fields: ['formId', 'parentId'], unique: true }],
  },
)

/** The confirmation email of a registration, when its form asks for one. */
export const Receipts = internalTable(
  'receipts',
  [
    {
      name: 'submission',
      type: 'relationship',
      relationTo: 'submissions',
      required: true,
      unique: true,
    },
    { name: 'address', type: 'text', required: true },
    // The mailbox of the address, however it is spelled (lib/mail/recipient.ts).
    { name: 'recipient', type: 'text' },
    // Counters (lib/suspicion) that are checked again before sending, because a flood cannot be
    // recognised by its first messages.
    { name: 'trail', type: 'json' },
    // True when staff asked for this message: they have seen the registration, so no limit holds it
    // back.
    { name: 'isByHand', type: 'checkbox', required: true, defaultValue: false },
    choice('state', RECEIPT_STATES, 'queued', { index: true }),
    // Incremented when staff send a sent receipt again: the message is then a new one, not a retry.
    { name: 'round', type: 'number', required: true, defaultValue: 1 },
    // Why the last attempt failed or the message is held back, in words for staff; empty after it
    // was sent.
    { name: 'reason', type: 'text' },
    // Where the failure lies: with the mail server, which affects all receipts, or with this
    // receipt, such as its address.
    { name: 'fault', type: 'select', options: [...MAIL_FAULTS] },
    { name: 'triedAt', type: 'date', index: true },
    { name: 'sentAt', type: 'date' },
    // True when there was no mail server and the message is in the outbox.
    { name: 'isKept', type: 'checkbox', required: true, defaultValue: false },
  ],
  {
    // For counting the messages that one mailbox has received lately.
    indexes: [{ fields: ['recipient', 'sentAt'] }],
  },
)

/**
 * Copies in the drive whose registration was erased; each is deleted as soon as the drive is
 * reachable.
 */
export const DriveErasures = internalTable('drive-erasures', [
  { name: 'fileId', type: 'number', required: true },
  { name: 'formId', type: 'number', required: true },
  // Null when the copy can only be found by the property `DRIVE_MARK`.
  { name: 'driveId', type: 'text' },
  { name: 'sha256', type: 'text', required: true },
  // Why the last attempt failed, in words for staff.
  { name: 'error', type: 'text' },
  { name: 'triedAt', type: 'date' },
])
