import 'server-only'
import { choiceField, internalTable } from '@/lib/database/tables'
import { MAIL_FAULTS } from '@/lib/mail/failure'
import { RECEIPT_STATES, SCAN_STATES } from '../schema'

const FILE_STATES = ['stored', 'uploaded'] as const

/**
 * Files that visitors sent. Our own copy of a file is deleted some days after its upload to the
 * drive.
 */
export const SubmissionFiles = internalTable('submission-files', [
  { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
  { name: 'fieldId', type: 'text', required: true },
  { name: 'name', type: 'text', required: true },
  { name: 'mimeType', type: 'text', required: true },
  { name: 'size', type: 'number', required: true },
  { name: 'sha256', type: 'text', required: true },
  { name: 'storageKey', type: 'text', required: true, unique: true },
  choiceField('state', FILE_STATES, 'stored'),
  choiceField('scan', SCAN_STATES, 'none'),
  { name: 'scanResult', type: 'text' },
  { name: 'scannedAt', type: 'date' },
  // The file's id in the drive, reserved before the upload, so that a retry makes no second copy.
  { name: 'driveId', type: 'text' },
  { name: 'uploadedAt', type: 'date' },
  { name: 'driveError', type: 'text' },
  { name: 'driveTriedAt', type: 'date', index: true },
  { name: 'copyRemovedAt', type: 'date' },
])

/**
 * The folders of forms in the drive. A form has one for each `DRIVE_FOLDER_ID` that was ever set.
 */
export const DriveFolders = internalTable(
  'drive-folders',
  [
    { name: 'formId', type: 'number', required: true },
    { name: 'parentId', type: 'text', required: true },
    { name: 'driveId', type: 'text', required: true },
    // False until the drive has confirmed that the folder exists.
    { name: 'isMade', type: 'checkbox', required: true, defaultValue: false },
  ],
  {
    indexes: [{ fields: ['formId', 'parentId'], unique: true }],
  },
)

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
    // The address in canonical form, the same for all spellings (lib/mail/recipient.ts).
    { name: 'recipient', type: 'text' },
    // The spam counters that this registration raised. They are checked again before sending,
    // because a flood cannot be recognised by its first registrations.
    { name: 'trail', type: 'json' },
    // True when staff asked for this message, so that no limit holds it back.
    { name: 'isByHand', type: 'checkbox', required: true, defaultValue: false },
    choiceField('state', RECEIPT_STATES, 'queued', { index: true }),
    // Incremented when staff resend a sent receipt, because that is a new message and not a retry.
    { name: 'round', type: 'number', required: true, defaultValue: 1 },
    { name: 'reason', type: 'text' },
    // The cause of the last failure: `server` affects all receipts, `address` only this one.
    { name: 'fault', type: 'select', options: [...MAIL_FAULTS] },
    { name: 'triedAt', type: 'date', index: true },
    { name: 'sentAt', type: 'date' },
    { name: 'isKept', type: 'checkbox', required: true, defaultValue: false },
  ],
  {
    indexes: [{ fields: ['recipient', 'sentAt'] }],
  },
)

/** Copies in the drive that must still be deleted, because their registration was erased. */
export const DriveErasures = internalTable('drive-erasures', [
  { name: 'fileId', type: 'number', required: true },
  { name: 'formId', type: 'number', required: true },
  // Null when the drive id is not known; the copy is then found by its `DRIVE_FILE_ID_PROPERTY`.
  { name: 'driveId', type: 'text' },
  { name: 'sha256', type: 'text', required: true },
  { name: 'error', type: 'text' },
  { name: 'triedAt', type: 'date' },
])
