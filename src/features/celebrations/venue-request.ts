import * as z from 'zod'
import { possessive } from '@/lib/text'

const EMAIL_MAX = 254

export const venueRequestSchema = z.object({
  email: z
    .string()
    .trim()
    .max(EMAIL_MAX, `Please keep this under ${EMAIL_MAX} characters`)
    .pipe(z.email('Please enter a valid email address')),
})
export type VenueRequestInput = z.infer<typeof venueRequestSchema>

/**
 * The response to a venue request. It does not tell whether the email address was already stored.
 */
export interface VenueRequestResponse {
  /** False when no mail server is configured, so that messages are only stored in the outbox. */
  isMailSent: boolean
}

export const venueAnswerSchema = z.object({ answer: z.enum(['confirm', 'forget']) })

export const venueRequestSentence = (place: string, isMailSent: boolean): string =>
  isMailSent
    ? `Check your mailbox: the message there has a link. Once you have opened it and confirmed, we write when ${possessive(place)} venue is announced.`
    : `Your address is noted. This site has no mail server yet, so no message leaves it: the one with your link lies in its outbox, and so will the one about ${place}.`
