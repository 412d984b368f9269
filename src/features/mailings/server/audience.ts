import 'server-only'
import { findRegistrantEmail } from '@/features/answers/receipt-address'
import { findReceiptField } from '@/features/forms/receipt'
import type { EventForm, FormField } from '@/features/forms/schema'
import { getForm } from '@/features/forms/server/data'
import { resolveAnswerFilters } from '@/features/submissions/server/resolve-answers'
import { matchingCondition } from '@/features/submissions/server/rows'
import { type Executor, query, sql } from '@/lib/database/db'
import { IS_LIVE, NOT_CANCELLED } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import { canonicalMailbox } from '@/lib/mail/recipient'
import { EMAIL_SHAPE } from '@/lib/text'
import { type Audience, type AudienceCount, MAX_RECIPIENTS, type MailingTemplate } from '../schema'
import { isPersonalTemplate, readMergeFields } from '../template'
import { findOptedOut } from './opt-outs'

export interface Addressee {
  submissionId: number
  address: string
  recipient: string
  isOptedOut: boolean
}

const ADDRESS_LENGTH = 254

export async function getFormWithEmailField(formId: number): Promise<EventForm> {
  const form = await getForm(formId)
  if (!findReceiptField(form.fields)) throw new AppError('mailing.no_email_field')
  return form
}

interface AnsweredRow {
  id: number
  first: string | null
  /**
   * All answers. Null when the form has no conditions, because only a condition can hide an email
   * field.
   */
  data: unknown
}

export function requireMergeFields(template: MailingTemplate, form: { fields: FormField[] }) {
  const { mergeFields, unknown } = readMergeFields(template, form)
  if (unknown.length === 0) return mergeFields
  const named = unknown.map((mark) => `{${mark}}`).join(', ')
  const message = `This form has no ${named}. Take a merge field from the list, or change the braces.`
  throw new AppError('mailing.unknown_merge_field', { message, fields: { text: message } })
}

/**
 * Returns the SQL condition for an audience. Cancelled registrations match only when `ids` contains
 * them.
 */
async function whoOf(on: Executor, { formId, ids, filters }: Audience, me: number) {
  if (!ids)
    return sql`${matchingCondition(await resolveAnswerFilters({ ...filters, formId, me }, on))} and ${NOT_CANCELLED}`
  return sql`${IS_LIVE} and form_id = ${formId} and id = any(${sql.param(ids)}::int[])`
}

/**
 * Returns the registrations of the audience that have an email address, also those whose mailbox
 * has unsubscribed. Lists each mailbox once unless the text is personal. Throws
 * `submissions.too_many`, `submissions.answer_filter`.
 */
export async function listAddressees(
  on: Executor,
  {
    audience,
    template,
    form,
    me,
  }: {
    audience: Audience
    template: MailingTemplate | null
    form: Pick<EventForm, 'fields'>
    me: number
  },
): Promise<{ addressees: Addressee[]; count: AudienceCount }> {
  const who = await whoOf(on, audience, me)
  const isConditional = form.fields.some(({ showWhen }) => showWhen)
  const rows = await query<AnsweredRow>(
    on,
    sql`select id, data->>${findReceiptField(form.fields)?.id ?? ''} as first,
          ${isConditional ? sql`data` : sql`null`} as data
        from submissions where ${who} order by id limit ${MAX_RECIPIENTS + 1}`,
  )
  if (rows.length > MAX_RECIPIENTS) throw new AppError('submissions.too_many')
  const reachable = rows.flatMap((row) => {
    const address = row.data === null ? row.first?.trim() : findRegistrantEmail(form, row.data)
    return address && address.length <= ADDRESS_LENGTH && EMAIL_SHAPE.test(address)
      ? [{ submissionId: row.id, address, recipient: canonicalMailbox(address) }]
      : []
  })
  const firstOf = new Map<string, number>()
  for (const { recipient, submissionId } of reachable) {
    if (!firstOf.has(recipient)) firstOf.set(recipient, submissionId)
  }
  const isForEach = template !== null && isPersonalTemplate(template)
  const wanted = isForEach
    ? reachable
    : reachable.filter(({ recipient, submissionId }) => firstOf.get(recipient) === submissionId)
  const optedOut = await findOptedOut(on, [...firstOf.keys()])
  const addressees = wanted.map((one) => ({ ...one, isOptedOut: optedOut.has(one.recipient) }))
  const unsubscribed = addressees.filter(({ isOptedOut }) => isOptedOut).length
  return {
    addressees,
    count: {
      messages: addressees.length - unsubscribed,
      withoutAddress: rows.length - reachable.length,
      unsubscribed,
      sharing: reachable.length - wanted.length,
    },
  }
}
