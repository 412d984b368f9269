import * as z from 'zod'

const EMAIL_MAX = 254

/** Who wants to be told when the venue of a province is set. */
export const venueRequestSchema = z.object({
  email: z
    .string()
    .trim()
    .max(EMAIL_MAX, `Please keep this under ${EMAIL_MAX} characters`)
    .pipe(z.email('Please enter a valid email address')),
})
export type VenueRequestInput = z.infer<typeof venueRequestSchema>

/** What became of it. The same whether the address was known or not. */
export interface VenueRequestAnswer {
  /** False: there is no mail server, messages stay on this machine. */
  isMailSent: boolean
}

/** What the owner of the address says, having come by the link: yes, or take it away. */
export const venueAnswerSchema = z.object({ answer: z.enum(['confirm', 'forget']) })

/** Said on the page and by the script alike, once somebody has asked. */
export const askedSentence = (place: string, isMailSent: boolean): string =>
  isMailSent
    ? `Look into your mailbox: the message there has a link. Once you have opened it and confirmed, we tell you when the venue of ${place} is set.`
    : `Your address is noted. This site has no mail server yet, so no message leaves it: the one with your link lies in its outbox, and so will the one about ${place}.`
