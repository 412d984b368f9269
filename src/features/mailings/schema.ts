import * as z from 'zod'
import { MAX_STATUS_CHANGES } from '@/features/submissions/constants'
import { FILTERS_WITHIN_FORM, withAnswers } from '@/features/submissions/filter-schema'
import { messageShape } from '@/lib/message-schema'
import { MAX_ROW_ID } from '@/lib/row-id'

/** Whether a mailing's messages are being sent. It is complete when no message is waiting. */
export const MAILING_STATES = ['sending', 'paused', 'stopped'] as const
export type MailingState = (typeof MAILING_STATES)[number]

/** `skipped`: not sent and never will be; the reason is stored with it. */
export const RECIPIENT_STATES = ['waiting', 'sent', 'failed', 'unsubscribed', 'skipped'] as const
export type RecipientState = (typeof RECIPIENT_STATES)[number]

export const TEMPLATE_LIMITS = { subject: 150, text: 10_000 } as const
/** The most recipients of one mailing. */
export const MAX_RECIPIENTS = 20_000
/** The most rows that can be selected one by one. */
export const MAX_CHOSEN = MAX_STATUS_CHANGES
export const RECIPIENTS_PAGE = 50

const rowId = z.number().int().positive().max(MAX_ROW_ID)

const templateSchema = z.object(messageShape(TEMPLATE_LIMITS))
export type Template = z.infer<typeof templateSchema>

/** Registrations of one form: selected ones, or all that match the filters. */
const audienceSchema = z.object({
  formId: rowId,
  ids: z.array(rowId).min(1).max(MAX_CHOSEN).optional(),
  filters: withAnswers(z.object(FILTERS_WITHIN_FORM)).optional(),
})
export type Audience = z.infer<typeof audienceSchema>

/** A mailing before it is sent. */
export const mailingDraftSchema = z.object({ audience: audienceSchema, template: templateSchema })
export type MailingDraft = z.infer<typeof mailingDraftSchema>

/** Without a template the preview has counts but no sample messages. */
export const previewMailingSchema = mailingDraftSchema.partial({ template: true })
export type PreviewMailingInput = z.infer<typeof previewMailingSchema>

/** `count`: the number of messages shown to the sender; nothing is sent when it has changed. */
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

/** How many messages would be sent, and how many registrations get none. */
export interface AudienceCount {
  messages: number
  /** Registrations without a valid email address. */
  withoutAddress: number
  /** Messages that are not sent because their mailbox has unsubscribed from mailings. */
  unsubscribed: number
  /** Further registrations of the same mailbox, when the text is the same for all of them. */
  sharing: number
}

/** The preview of one message. */
export interface MailingSample {
  submissionId: number
  reference: string
  to: string
  subject: string
  html: string
}

export interface MailingPreview extends AudienceCount {
  formName: string
  /** Names of the merge fields that the text can use. */
  marks: string[]
  samples: MailingSample[]
  /** False when there is no mail server and messages stay in the outbox. */
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
  /** How many of the sent messages are in the outbox, because there is no mail server. */
  kept: number
  /**
   * The mail server problem that keeps messages waiting, in words for staff; null when there is
   * none.
   */
  trouble: string | null
}

/** One message of a mailing. */
export interface MailingRecipient {
  id: number
  submissionId: number
  reference: string
  /** The registrant's name; null when no answer gives one. */
  name: string | null
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
  /** The number of recipients in the requested state. */
  found: number
}
