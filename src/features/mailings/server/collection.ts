import 'server-only'
import { choice, internalTable } from '@/lib/database/tables'
import { MAIL_FAULTS } from '@/lib/mail/failure'
import { MAILING_STATES, RECIPIENT_STATES } from '../schema'

export const Mailings = internalTable('mailings', [
  { name: 'form', type: 'relationship', relationTo: 'forms', required: true },
  // The compose screen makes this key, so that a second press of Send, or a retry, starts no second
  // mailing.
  { name: 'key', type: 'text', required: true, unique: true },
  { name: 'author', type: 'relationship', relationTo: 'admin-users' },
  { name: 'subject', type: 'text', required: true },
  { name: 'text', type: 'textarea', required: true },
  // Field ids by merge field, as the form was when the mailing was started.
  { name: 'mergeFields', type: 'json', required: true },
  choice('state', MAILING_STATES, 'sending'),
])

export const MailingRecipients = internalTable(
  'mailing-recipients',
  [
    { name: 'mailing', type: 'relationship', relationTo: 'mailings', required: true },
    { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
    { name: 'address', type: 'text', required: true },
    // The mailbox of the address, however it is spelled (lib/mail/recipient.ts).
    { name: 'recipient', type: 'text', required: true, index: true },
    choice('state', RECIPIENT_STATES, 'waiting'),
    // True for a registration that was selected although it was already cancelled. One that is
    // cancelled after that gets no message.
    { name: 'wasCancelled', type: 'checkbox', required: true, defaultValue: false },
    // The message is only in the outbox, because there was no mail server.
    { name: 'isKept', type: 'checkbox', required: true, defaultValue: false },
    { name: 'reason', type: 'text' },
    { name: 'fault', type: 'select', options: [...MAIL_FAULTS] },
    // When the message may be sent; all mailings share one rate. Null while it is not scheduled.
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
