import 'server-only'
import type { CollectionConfig } from 'payload'
import { closed, deny } from '@/lib/access'
import { MAIL_FAULTS } from '@/lib/mail/failure'
import { MAILING_STATES, RECIPIENT_STATES } from '../schema'

const internal = { admin: { hidden: true }, access: { ...closed, read: deny } }

/** What staff write to people who have registered with one form. */
export const Mailings: CollectionConfig = {
  slug: 'mailings',
  ...internal,
  fields: [
    { name: 'form', type: 'relationship', relationTo: 'forms', required: true },
    // Of the screen it was written on: pressed twice, or sent again after a lost answer, it is one.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'author', type: 'relationship', relationTo: 'admin-users' },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    // Which field each merge field of the text means, as the form was when it was sent.
    { name: 'mergeFields', type: 'json', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'sending',
      options: [...MAILING_STATES],
    },
  ],
}

/** One message of a mailing to one registration. */
export const MailingRecipients: CollectionConfig = {
  slug: 'mailing-recipients',
  ...internal,
  indexes: [{ fields: ['mailing', 'submission'], unique: true }, { fields: ['mailing', 'state'] }],
  fields: [
    { name: 'mailing', type: 'relationship', relationTo: 'mailings', required: true },
    { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
    { name: 'address', type: 'text', required: true },
    // The mailbox behind the address, however it is written (lib/mail/recipient.ts).
    { name: 'recipient', type: 'text', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      options: [...RECIPIENT_STATES],
    },
    // Without a mail server nothing is sent; the message stays in the outbox.
    { name: 'isKept', type: 'checkbox', required: true, defaultValue: false },
    // Why the last attempt failed, or why there was none, in words for staff.
    { name: 'reason', type: 'text' },
    { name: 'fault', type: 'select', options: [...MAIL_FAULTS] },
    // Its place in the pace of all mailings; null until it has one, and a job.
    { name: 'dueAt', type: 'date', index: true },
    { name: 'triedAt', type: 'date', index: true },
    { name: 'sentAt', type: 'date' },
  ],
}
