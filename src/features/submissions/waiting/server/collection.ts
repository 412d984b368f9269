import 'server-only'
import { internalTable } from '@/lib/database/tables'

export const PlaceOffers = internalTable('place-offers', [
  { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
  // One of `OFFER_STATES`.
  { name: 'state', type: 'text', required: true, defaultValue: 'open', index: true },
  // The end of the hours to answer. Empty until they begin, which is when the message has been sent
  // or staff must call.
  { name: 'expiresAt', type: 'date' },
  { name: 'answeredAt', type: 'date' },
  // Who offered it by hand, and why; both empty when it was offered automatically.
  { name: 'byName', type: 'text' },
  { name: 'reason', type: 'text' },
  // Empty when the registration has no email address. Staff then call.
  { name: 'address', type: 'text' },
  // One of the values of `OfferMail`.
  { name: 'mail', type: 'text', required: true, defaultValue: 'none' },
  // Why the message was not sent. `fault` is one of `MAIL_FAULTS`. It is empty for a message that
  // was held back, because the mailbox has had too many offers lately.
  { name: 'mailReason', type: 'text' },
  { name: 'fault', type: 'text' },
  // Incremented when staff send the message again, but not when a failed attempt is repeated.
  { name: 'round', type: 'number', required: true, defaultValue: 1 },
  { name: 'triedAt', type: 'date' },
  { name: 'sentAt', type: 'date' },
])
