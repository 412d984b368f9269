import 'server-only'
import { choice, internalTable } from '@/lib/database/tables'
import { MAIL_FAULTS } from '@/lib/mail/failure'
import { MAILING_STATES, RECIPIENT_STATES } from '../schema'

/** Messages that staff write to people who have registered with one form. */
export const Mailings = internalTable('mailings', [
  { name: 'form', type: 'relationship', relationTo: 'forms', required: true },
  // Made by the compose screen and unique, so that a second press, or a retry after a lost
  // response, makes no second mailing.
  { name: 'key', type: 'text', required: true, unique: true },
  { name: 'author', type: 'relationship', relationTo: 'admin-users' },
  { name: 'subject', type: 'text', required: true },
  { name: 'text', type: 'textarea', required: true },
  // The field id of each merge field, as the form was when the mailing was sent.
  { name: 'mergeFields', type: 'json', required: true },
  choice('state', MAILING_STATES, 'sending'),
])

/** One message of a mailing, for one registration. */
export const MailingRecipients = internalTable(
  'mailing-recipients',
  [
    { name: 'mailing', type: 'relationship', relationTo: 'mailings', required: true },
    { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
    { name: 'address', type: 'text', required: true },
    // The mailbox of the address, however it is spelled (lib/mail/recipient.ts).
    { name: 'recipient', type: 'text', required: true, index: true },
    choice('state', RECIPIENT_STATES, 'waiting'),
    // True when staff selected the registration although it was cancelled. A registration that is
    // cancelled later gets no message.
    { name: 'wasCancelled', type: 'checkbox', required: true, defaultValue: false },
    // True when there was no mail server and the message is in the outbox.
    { name: 'isKept', type: 'checkbox', required: true, defaultValue: false },
    // Why the last attempt failed or none was made, in words for staff.
    { name: 'reason', type: 'text' },
    { name: 'fault', type: 'select', options: [...MAIL_FAULTS] },
    // When the message may be sent at the rate that all mailings share; null while no time and job
    // are assigned.
    { name: 'dueAt', type: 'date', index: true },
    { name: 'triedAt', type: 'date', index: true },
    { name: 'sentAt', type: 'date' },
  ],
  {
    indexes: [
      { fields: ['mailing', 'submission'], unique: true },
      { fields: ['mailing', 'state'] },
    ],
  },
)
