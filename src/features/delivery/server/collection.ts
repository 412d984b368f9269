import 'server-only'
import type { CollectionConfig } from 'payload'
import { closed, deny } from '@/lib/access'
import { MAIL_FAULTS } from '@/lib/mail/failure'
import { RECEIPT_STATES, SCAN_STATES } from '../schema'

export const FILE_STATES = ['stored', 'uploaded'] as const

/** Files of registrations: private, on our own disk until the drive has them. */
export const SubmissionFiles: CollectionConfig = {
  slug: 'submission-files',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
    { name: 'fieldId', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'mimeType', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    { name: 'sha256', type: 'text', required: true },
    { name: 'storageKey', type: 'text', required: true, unique: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'stored',
      options: [...FILE_STATES],
    },
    // What the virus scanner says; none without one (CLAMAV_URL).
    {
      name: 'scan',
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: [...SCAN_STATES],
    },
    // What it found, or why it could not look yet.
    { name: 'scanResult', type: 'text' },
    { name: 'scannedAt', type: 'date' },
    // The id in the drive, reserved before the upload, so that a retry cannot make a second file.
    { name: 'driveId', type: 'text' },
    { name: 'uploadedAt', type: 'date' },
    // Why the last attempt failed, in words for staff; empty after one that worked.
    { name: 'driveError', type: 'text' },
    { name: 'driveTriedAt', type: 'date', index: true },
    // When the private copy went, some time after the upload.
    { name: 'copyRemovedAt', type: 'date' },
  ],
}

/** The folder of each form in the drive. Another `DRIVE_FOLDER_ID` means another folder. */
export const DriveFolders: CollectionConfig = {
  slug: 'drive-folders',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  indexes: [{ fields: ['formId', 'parentId'], unique: true }],
  fields: [
    { name: 'formId', type: 'number', required: true },
    { name: 'parentId', type: 'text', required: true },
    { name: 'driveId', type: 'text', required: true },
    // False from reserving an id until the folder is seen: the response may have been lost.
    { name: 'isMade', type: 'checkbox', required: true, defaultValue: false },
  ],
}

/** The confirmation email of a registration, when its form asks for one. */
export const Receipts: CollectionConfig = {
  slug: 'receipts',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  // For counting what one mailbox was sent lately.
  indexes: [{ fields: ['recipient', 'sentAt'] }],
  fields: [
    {
      name: 'submission',
      type: 'relationship',
      relationTo: 'submissions',
      required: true,
      unique: true,
    },
    { name: 'address', type: 'text', required: true },
    // The mailbox behind the address, however it is written (lib/mail/recipient.ts).
    { name: 'recipient', type: 'text' },
    // Counters that are checked again when it is sent, because a flood shows only after its first
    // messages (lib/suspicion).
    { name: 'trail', type: 'json' },
    // Staff asked for it: they have seen the registration, and no limit holds it back.
    { name: 'isByHand', type: 'checkbox', required: true, defaultValue: false },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      options: [...RECEIPT_STATES],
      index: true,
    },
    // Counts up when staff ask for it again: that is another message, not a repeat of the first.
    { name: 'round', type: 'number', required: true, defaultValue: 1 },
    // Why the last attempt failed, in words for staff; empty after one that worked.
    { name: 'reason', type: 'text' },
    // Whose fault it is: the server's concerns all receipts, the address's only this one.
    { name: 'fault', type: 'select', options: [...MAIL_FAULTS] },
    { name: 'triedAt', type: 'date', index: true },
    { name: 'sentAt', type: 'date' },
    // Without a mail server nothing is sent: the message lies in the outbox.
    { name: 'isKept', type: 'checkbox', required: true, defaultValue: false },
  ],
}

/**
 * A copy in the drive whose registration was erased; it is removed as soon as the drive is
 * reachable.
 */
export const DriveErasures: CollectionConfig = {
  slug: 'drive-erasures',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    { name: 'fileId', type: 'number', required: true },
    { name: 'formId', type: 'number', required: true },
    // Null when a copy can only be found by its mark.
    { name: 'driveId', type: 'text' },
    { name: 'sha256', type: 'text', required: true },
    // Why the last attempt failed, in words for staff.
    { name: 'error', type: 'text' },
    { name: 'triedAt', type: 'date' },
  ],
}
