import 'server-only'
import { internalTable } from '@/lib/database/tables'

export const PlaceOffers = internalTable('place-offers', [
  { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
  // One of `OFFER_STATES`.
  { name: 'state', type: 'text', required: true, defaultValue: 'open', index: true },
  // The end of the time for accepting the offer. Empty until that time starts, which is when the
  // message has been sent or when staff must call.
  { name: 'expiresAt', type: 'date' },
  { name: 'answeredAt', type: 'date' },
  { name: 'byName', type: 'text' },
  { name: 'reason', type: 'text' },
  { name: 'address', type: 'text' },
  // One of the values of `OfferMailStatus`.
  { name: 'mail', type: 'text', required: true, defaultValue: 'none' },
  // Why the message was not sent. `fault` is one of `MAIL_FAULTS`, or empty when the message was
  // held back because the mailbox has had too many offers lately.
  { name: 'mailReason', type: 'text' },
  { name: 'fault', type: 'text' },
  // Incremented when staff send the message again, but not when a failed attempt is repeated.
  { name: 'round', type: 'number', required: true, defaultValue: 1 },
  { name: 'triedAt', type: 'date' },
  { name: 'sentAt', type: 'date' },
])
