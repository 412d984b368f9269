import 'server-only'
import { internalTable } from '@/lib/database/tables'

export const PlaceOffers = internalTable('place-offers', [
  { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true },
  // `OFFER_STATES`.
  { name: 'state', type: 'text', required: true, defaultValue: 'open', index: true },
  // Empty until the hours to answer begin: when the message has been sent, or when staff must call.
  { name: 'expiresAt', type: 'date' },
  { name: 'answeredAt', type: 'date' },
  // Who offered it by hand, and why; both empty when it was offered automatically.
  { name: 'byName', type: 'text' },
  { name: 'reason', type: 'text' },
  // Empty when the registration has no email address. Staff then call.
  { name: 'address', type: 'text' },
  // `OfferMail`.
  { name: 'mail', type: 'text', required: true, defaultValue: 'none' },
  // Why the message was not sent; `fault` is one of MAIL_FAULTS, or empty when it was held back.
  { name: 'mailReason', type: 'text' },
  { name: 'fault', type: 'text' },
  // Incremented when staff send the message again. It is then a new message, not a retry.
  { name: 'round', type: 'number', required: true, defaultValue: 1 },
  { name: 'triedAt', type: 'date' },
  { name: 'sentAt', type: 'date' },
])
