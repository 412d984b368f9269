import * as z from 'zod'
import { MAX_STATUS_CHANGES } from '@/features/submissions/constants'
import { submissionFiltersSchema } from '@/features/submissions/schema'
import { messageShape } from '@/lib/message-schema'
import { MAX_ROW_ID } from '@/lib/row-id'

/** Whether its messages go out. It is done when none of them waits any more. */
export const MAILING_STATES = ['sending', 'paused', 'stopped'] as const
export type MailingState = (typeof MAILING_STATES)[number]

/** `skipped`: not sent and never will be, for the reason beside it. */
export const RECIPIENT_STATES = ['waiting', 'sent', 'failed', 'unsubscribed', 'skipped'] as const
export type RecipientState = (typeof RECIPIENT_STATES)[number]

export const TEMPLATE_LIMITS = { subject: 150, text: 10_000 } as const
/** The most recipients of one mailing. */
export const MAX_RECIPIENTS = 20_000
/** Rows that are chosen one by one. */
export const MAX_CHOSEN = MAX_STATUS_CHANGES
export const RECIPIENTS_PAGE = 50

const rowId = z.number().int().positive().max(MAX_ROW_ID)

const templateSchema = z.object(messageShape(TEMPLATE_LIMITS))
export type Template = z.infer<typeof templateSchema>

/** Registrations of one form: chosen ones, or all that match the filters. */
const audienceSchema = z.object({
  formId: rowId,
  ids: z.array(rowId).min(1).max(MAX_CHOSEN).optional(),
  filters: submissionFiltersSchema.omit({ formId: true }).optional(),
})
export type Audience = z.infer<typeof audienceSchema>

/** A mailing before it is sent. */
export const mailingDraftSchema = z.object({ audience: audienceSchema, template: templateSchema })
export type MailingDraft = z.infer<typeof mailingDraftSchema>

/** Without a text it only says who would get one. */
export const previewMailingSchema = mailingDraftSchema.partial({ template: true })
export type PreviewMailingInput = z.infer<typeof previewMailingSchema>

/** `count`: the number of messages the sender was shown; nothing is sent when it has changed. */
export const startMailingSchema = mailingDraftSchema.extend({
  count: z.number().int().min(1).max(MAX_RECIPIENTS),
  key: z.uuid(),
})
export type StartMailingInput = z.infer<typeof startMailingSchema>

export const changeMailingSchema = z.object({ state: z.enum(MAILING_STATES) })

export const listRecipientsSchema = z.object({
  state: z.enum(RECIPIENT_STATES).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type ListRecipientsQuery = z.infer<typeof listRecipientsSchema>

/** How many messages there would be, and who gets none. */
export interface AudienceCount {
  messages: number
  /** Registrations without an e-mail address. */
  withoutAddress: number
  /** Mailboxes that want no mailings. */
  unsubscribed: number
  /** Further registrations of a mailbox, when the text is the same for all of them. */
  sharing: number
}

/** One message as it would be. */
export interface MailingSample {
  submissionId: number
  reference: string
  to: string
  subject: string
  html: string
}

export interface MailingPreview extends AudienceCount {
  formName: string
  /** Fields that can be merged in with braces. */
  marks: string[]
  samples: MailingSample[]
  /** False: there is no mail server, messages stay on this machine. */
  isMailSent: boolean
  /** Messages sent per minute. */
  perMinute: number
}

/** A mailing in the list. */
export interface Mailing {
  id: number
  formId: number
  formName: string
  author: string | null
  subject: string
  state: MailingState
  /** ISO 8601, UTC. */
  createdAt: string
  counts: Record<RecipientState, number>
  /** Of those sent: they lie in the outbox, because there is no mail server. */
  kept: number
  /** What keeps those that wait from the mail server, in words for staff. */
  trouble: string | null
}

/** One message of a mailing. */
export interface MailingRecipient {
  id: number
  submissionId: number
  reference: string
  address: string
  state: RecipientState
  isKept: boolean
  reason: string | null
  /** ISO 8601, UTC. */
  sentAt: string | null
}

export interface MailingDetails extends Mailing {
  text: string
  recipients: MailingRecipient[]
  /** How many there are of the state that was asked for. */
  found: number
}
