import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import { personName } from '@/features/answers/person-name'
import { findForm } from '@/features/forms/server/data'
import type { StaffActor } from '@/lib/access'
import { recordRead } from '@/lib/audit/record'
import { db, fetchRows, query, type SQL, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import {
  type ListRecipientsQuery,
  type Mailing,
  type MailingDetails,
  type MailingRecipient,
  RECIPIENT_STATES,
  RECIPIENTS_PAGE_SIZE,
  type RecipientState,
} from '../schema'

interface MailingRow extends Omit<Mailing, 'counts'> {
  counts: Partial<Record<RecipientState, number>> | null
}

type RecipientRow = Omit<MailingRecipient, 'name'> & { data: unknown }

const SHOWN = 100

const MAILINGS = (where: SQL): SQL => sql`
  select mailing.id, mailing.form_id as "formId", form.name as "formName", account.name as author,
    mailing.subject, mailing.state, mailing.created_at as "createdAt",
    (select jsonb_object_agg(state, count) from (select state, count(*)::int as count
      from mailing_recipients where mailing_id = mailing.id group by state) of_state) as counts,
    (select count(*)::int from mailing_recipients
      where mailing_id = mailing.id and state = 'sent' and is_kept) as kept,
    (select reason from mailing_recipients where mailing_id = mailing.id and state = 'waiting'
      and fault = 'server' order by tried_at desc limit 1) as trouble
  from mailings mailing
  join forms form on form.id = mailing.form_id
  left join admin_users account on account.id = mailing.author_id
  where ${where} order by mailing.id desc limit ${SHOWN}`

const present = ({ counts, ...row }: MailingRow): Mailing => ({
  ...row,
  counts: Object.fromEntries(
    RECIPIENT_STATES.map((state) => [state, counts?.[state] ?? 0]),
  ) as Mailing['counts'],
})

export const listMailings = async (): Promise<Mailing[]> =>
  (await fetchRows<MailingRow>(MAILINGS(sql`true`))).map(present)

export async function getMailing(id: number): Promise<Mailing> {
  const [row] = await fetchRows<MailingRow>(MAILINGS(sql`mailing.id = ${id}`))
  if (!row) throw new AppError('mailing.not_found')
  return present(row)
}

export async function getMailingDetails(
  id: number,
  { state, page }: ListRecipientsQuery,
  actor: StaffActor,
): Promise<MailingDetails> {
  const mailing = await getMailing(id)
  const { formId, formName: subject } = mailing
  await recordRead('mailing.recipients_listed', { actor, subject, formId })
  const on = await db()
  const ofState = state ? sql`one.state = ${state}::enum_mailing_recipients_state` : sql`true`
  const [form, [words], rows] = await Promise.all([
    findForm(formId),
    query<{ text: string }>(on, sql`select text from mailings where id = ${mailing.id}`),
    query<RecipientRow>(
      on,
      sql`select one.id, one.submission_id as "submissionId", submission.reference, submission.data, one.address,
            one.state, one.is_kept as "isKept", one.reason, one.sent_at as "sentAt"
          from mailing_recipients one
          join submissions submission on submission.id = one.submission_id
          where one.mailing_id = ${mailing.id} and ${ofState} order by one.id
          limit ${RECIPIENTS_PAGE_SIZE} offset ${(page - 1) * RECIPIENTS_PAGE_SIZE}`,
    ),
  ])
  const { counts } = mailing
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    ...mailing,
    text: words?.text ?? '',
    found: state ? counts[state] : all,
    recipients: rows.map(({ data, ...row }) => ({
      ...row,
      name: form && personName(form, toStoredAnswers(data)),
    })),
  }
}
