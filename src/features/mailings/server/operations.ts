import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import type { AuditAction } from '@/lib/audit/sentences'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import { NOT_CANCELLED } from '@/lib/database/live'
import { AppError } from '@/lib/errors'
import { enqueue } from '@/lib/queue/enqueue'
import type { MailingState, StartMailingInput } from '../schema'
import {
  type Addressee,
  getFormWithEmailField,
  listAddressees,
  requireMergeFields,
} from './audience'

const NOW_AND_THEN = 1000

/**
 * Inserts the recipients, also those who have unsubscribed, so that staff see why they received
 * nothing.
 */
async function insertRecipients(
  tx: Executor,
  mailingId: number,
  addressees: readonly Addressee[],
): Promise<void> {
  for (let at = 0; at < addressees.length; at += NOW_AND_THEN) {
    const rows = JSON.stringify(addressees.slice(at, at + NOW_AND_THEN))
    await tx.execute(sql`
      insert into mailing_recipients (mailing_id, submission_id, address, recipient, state, was_cancelled)
      select ${mailingId}, "submissionId", address, recipient,
        (case when "isOptedOut" then 'unsubscribed' else 'waiting' end)::enum_mailing_recipients_state,
        exists (select from submissions where id = "submissionId" and not ${NOT_CANCELLED})
      from jsonb_to_recordset(${rows}::jsonb)
        as one("submissionId" int, address text, recipient text, "isOptedOut" boolean)`)
  }
}

async function insertMailing(
  tx: Executor,
  { audience, template, key }: StartMailingInput,
  mergeFields: Record<string, string>,
  actor: StaffActor,
): Promise<number | null> {
  const [row] = await query<{ id: number }>(
    tx,
    sql`insert into mailings (form_id, key, author_id, subject, text, merge_fields)
        values (${audience.formId}, ${key}, ${actor.id}, ${template.subject}, ${template.text},
          ${JSON.stringify(mergeFields)}::jsonb)
        on conflict (key) do nothing returning id`,
  )
  return row?.id ?? null
}

async function findStarted(tx: Executor, key: string, actor: StaffActor): Promise<number> {
  const [row] = await query<{ id: number }>(
    tx,
    sql`select id from mailings where key = ${key} and author_id = ${actor.id}`,
  )
  if (!row) throw new AppError('mailing.not_found')
  return row.id
}

/**
 * Stores the mailing with all its messages, and returns its id. When the same author repeats the
 * call with the same key, it returns the same id. Throws `submissions.count_changed` when the
 * number of messages is not what the author was told, `mailing.not_found` when another author has
 * used the key, and what `previewMailing` throws.
 */
export async function startMailing(input: StartMailingInput, actor: StaffActor): Promise<number> {
  const { audience, template } = input
  const form = await getFormWithEmailField(audience.formId)
  const mergeFields = requireMergeFields(template, form)
  return transaction(async (tx) => {
    const id = await insertMailing(tx, input, mergeFields, actor)
    if (id === null) return findStarted(tx, input.key, actor)
    const asked = { audience, template, form, me: actor.id }
    const { addressees, count } = await listAddressees(tx, asked)
    if (count.messages !== input.count) throw new AppError('submissions.count_changed')
    await insertRecipients(tx, id, addressees)
    const submissions = addressees
      .filter(({ isOptedOut }) => !isOptedOut)
      .map(({ submissionId }) => submissionId)
    const [only] = submissions
    // The subject may contain a name, so it is stored in a detail that an erasure clears.
    const detail = {
      text: template.subject,
      submissionId: submissions.length === 1 ? only : undefined,
    }
    await recordAudit({ action: 'mailing.started', actor, submissions, detail }, tx)
    await enqueue(tx, 'mailing.feed', {})
    return id
  })
}

const ACTION_OF_STATE = {
  sending: 'mailing.resumed',
  paused: 'mailing.paused',
  stopped: 'mailing.stopped',
} as const satisfies Record<MailingState, AuditAction>

const STOPPED = 'The mailing was stopped before.'

/**
 * Pauses, resumes or stops a mailing, and returns its id. Messages that the mail server has already
 * accepted are still delivered. Throws `mailing.not_found`, `mailing.stopped`.
 */
export function changeMailing(id: number, state: MailingState, actor: StaffActor): Promise<number> {
  return transaction(async (tx) => {
    const [mailing] = await query<{ id: number; state: MailingState }>(
      tx,
      sql`select id, state from mailings where id = ${id} for update`,
    )
    if (!mailing) throw new AppError('mailing.not_found')
    if (mailing.state === state) return mailing.id
    if (mailing.state === 'stopped') throw new AppError('mailing.stopped')
    await tx.execute(sql`
      update mailings set state = ${state}::enum_mailings_state, updated_at = now()
      where id = ${mailing.id}`)
    if (state === 'stopped') {
      // A worker locks the row of the message that it is sending; `skip locked` leaves that message
      // out.
      await tx.execute(sql`
        update mailing_recipients set state = 'skipped', reason = ${STOPPED}, updated_at = now()
        where id in (select id from mailing_recipients
          where mailing_id = ${mailing.id} and state = 'waiting' for update skip locked)`)
    }
    const rows = await query<{ id: number }>(
      tx,
      sql`select submission_id as id from mailing_recipients
          where mailing_id = ${mailing.id} and state <> 'unsubscribed' order by 1`,
    )
    const submissions = rows.map((row) => row.id)
    await recordAudit({ action: ACTION_OF_STATE[state], actor, submissions }, tx)
    if (state === 'sending') await enqueue(tx, 'mailing.feed', {})
    return mailing.id
  })
}
