import 'server-only'
import { choiceField, internalTable } from '@/lib/database/tables'
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
  choiceField('state', MAILING_STATES, 'sending'),
])

export const MailingRecipients = internalTable(
  'mailing-recipients',
  [
    { name: 'mailing', type: 'relationship', relationTo: 'mailings', required: true },
    { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
    { name: 'address', type: 'text', required: true },
    // The mailbox of `address`, the same for all spellings of the address (lib/mail/recipient.ts).
    { name: 'recipient', type: 'text', required: true, index: true },
    choiceField('state', RECIPIENT_STATES, 'waiting'),
    // True when the registration was already cancelled when it was selected. A registration that is
    // cancelled later gets no message.
    { name: 'wasCancelled', type: 'checkbox', required: true, defaultValue: false },
    // True when the message is only in the outbox, because no mail server was configured.
    { name: 'isKept', type: 'checkbox', required: true, defaultValue: false },
    { name: 'reason', type: 'text' },
    { name: 'fault', type: 'select', options: [...MAIL_FAULTS] },
    // When the message may be sent; null while it is not scheduled.
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
