import * as z from 'zod'
import { MAX_SUBMISSION_IDS } from '@/features/submissions/constants'
import { FILTERS_WITHIN_FORM, withAnswerParameters } from '@/features/submissions/filter-schema'
import { messageShape } from '@/lib/message-schema'
import { MAX_ROW_ID } from '@/lib/row-id'

/**
 * The states of a mailing. None of them means done: a mailing is done when none of its messages is
 * waiting.
 */
export const MAILING_STATES = ['sending', 'paused', 'stopped'] as const
export type MailingState = (typeof MAILING_STATES)[number]

/** The states of one message. A `skipped` message will not be sent; its `reason` says why. */
export const RECIPIENT_STATES = ['waiting', 'sent', 'failed', 'unsubscribed', 'skipped'] as const
export type RecipientState = (typeof RECIPIENT_STATES)[number]

export const TEMPLATE_LIMITS = { subject: 150, text: 10_000 } as const
export const MAX_RECIPIENTS = 20_000
export const MAX_CHOSEN_RECIPIENTS = MAX_SUBMISSION_IDS
export const RECIPIENTS_PAGE_SIZE = 50

const rowId = z.number().int().positive().max(MAX_ROW_ID)

const templateSchema = z.object(messageShape(TEMPLATE_LIMITS))
export type MailingTemplate = z.infer<typeof templateSchema>

/**
 * The registrations with these `ids`. Without `ids`, all registrations of the form that match
 * `filters`.
 */
const audienceSchema = z.object({
  formId: rowId,
  ids: z.array(rowId).min(1).max(MAX_CHOSEN_RECIPIENTS).optional(),
  filters: withAnswerParameters(z.object(FILTERS_WITHIN_FORM)).optional(),
})
export type Audience = z.infer<typeof audienceSchema>

export const mailingDraftSchema = z.object({ audience: audienceSchema, template: templateSchema })
export type MailingDraft = z.infer<typeof mailingDraftSchema>

export const previewMailingSchema = mailingDraftSchema.partial({ template: true })
export type PreviewMailingInput = z.infer<typeof previewMailingSchema>

/**
 * Starts a mailing. `count` is the number of messages that the author was told. If the real number
 * differs, nothing is sent.
 */
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

export interface AudienceCount {
  messages: number
  withoutAddress: number
  unsubscribed: number
  /** Registrations that are left out because an earlier registration has the same mailbox. */
  sharing: number
}

export interface MailingSample {
  submissionId: number
  reference: string
  to: string
  subject: string
  html: string
}

export interface MailingPreview extends AudienceCount {
  formName: string
  marks: string[]
  samples: MailingSample[]
  isMailSent: boolean
  perMinute: number
}

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
  /** Messages that count as sent, but are only in the outbox because there is no mail server. */
  kept: number
  /**
   * Tells staff about a failure of the mail server that keeps messages waiting; null without such a
   * failure.
   */
  trouble: string | null
}

export interface MailingRecipient {
  id: number
  submissionId: number
  reference: string
  name: string | null
  address: string
  state: RecipientState
  isKept: boolean
  reason: string | null
  sentAt: string | null
}

export interface MailingDetails extends Mailing {
  text: string
  recipients: MailingRecipient[]
  /** How many recipients are in the requested state; all recipients when no state is requested. */
  found: number
}
