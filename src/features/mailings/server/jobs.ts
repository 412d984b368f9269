import 'server-only'
import { getForm } from '@/features/forms/server/data'
import { getSiteName } from '@/lib/cms'
import { type SQL, sql, transaction } from '@/lib/database/db'
import { mailsPerMinute } from '@/lib/env'
import { toOtherLanguage } from '@/lib/languages'
import { type MailFailure, toMailFailure } from '@/lib/mail/failure'
import { sendAutomaticMail } from '@/lib/mail/send'
import { sendAndRecord } from '@/lib/mail/send-and-record'
import { insertJobsSql } from '@/lib/queue/enqueue'
import type { JobAttempt, JobPayloads } from '@/lib/queue/jobs'
import { RETRIED_PER_SUCCESS, retryQueueNow } from '@/lib/queue/retry'
import { issueRecipientToken, mailingMessage, unsubscribeHeaders, unsubscribeUrl } from './message'
import {
  findWaitingRecipient,
  lockRecipient,
  recordMessageFailure,
  recordMessageSent,
  recordObstacle,
  type WaitingRecipient,
} from './recipients'

/**
 * SQL condition for the jobs of messages that failed because of the mail server, not because of the
 * recipient's address.
 */
const WAITS_FOR_SERVER: SQL = sql`exists (select from mailing_recipients
  where id = (data->>'recipientId')::int and fault = 'server')`

/**
 * How far ahead messages are scheduled. This is longer than the minute between two runs, so that
 * sending does not pause.
 */
const AHEAD_S = 75

/**
 * Schedules messages, beginning with the mailing that has the fewest left. All mailings and
 * processes share one rate limit. While a message of a running mailing waits because of the mail
 * server, no other message is scheduled.
 */
export async function scheduleMailings(): Promise<void> {
  const every = 60 / mailsPerMinute()
  await transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mailing.feed', 0))`)
    await tx.execute(sql`
      with pace as (
        select greatest(now(), max(due_at) + make_interval(secs => ${every}::float8)) as start
        from mailing_recipients),
      trouble as (select from mailing_recipients join mailings on mailings.id = mailing_id
        where mailing_recipients.state = 'waiting' and fault = 'server'
          and mailings.state = 'sending' limit 1),
      room as (select case when exists (select from trouble) then 0
        else greatest(0, floor(extract(epoch from now() - start + make_interval(secs => ${AHEAD_S}))
          / ${every}::float8))::int end as places from pace),
      rest as (select mailing_id, count(*) as length from mailing_recipients
        where state = 'waiting' and due_at is null group by mailing_id),
      picked as materialized (select one.id, rest.length from mailing_recipients one
        join mailings on mailings.id = one.mailing_id and mailings.state = 'sending'
        join rest on rest.mailing_id = one.mailing_id
        where one.state = 'waiting' and one.due_at is null
        order by rest.length, one.id limit (select places from room) for update of one skip locked),
      numbered as (select id, row_number() over (order by length, id) - 1 as place from picked),
      placed as (
        update mailing_recipients one
        set due_at = (select start from pace) + make_interval(secs => place * ${every}::float8)
        from numbered where numbered.id = one.id returning one.id, one.due_at)
      ${insertJobsSql(sql`select 'mailing.send'::text as name,
        jsonb_build_object('recipientId', placed.id) as data,
        greatest(0, round(extract(epoch from placed.due_at - now())))::int as after_seconds
        from placed`)}`)
  })
  // Retries one message to probe the mail server. If it is sent, `sendMailing` retries others.
  await retryQueueNow('mailing.send', 1, WAITS_FOR_SERVER)
}

async function compose(open: WaitingRecipient) {
  const [form, site] = await Promise.all([getForm(open.formId), getSiteName()])
  const unsubscribeLink = unsubscribeUrl(
    issueRecipientToken(open.id),
    toOtherLanguage(open.language),
  )
  return mailingMessage({ ...open, form, site, unsubscribeLink })
}

type Composed = Awaited<ReturnType<typeof compose>>

const deliver = (
  { id, address, reference, language }: WaitingRecipient,
  message: Composed,
): Promise<MailFailure | null> =>
  sendAutomaticMail({
    to: address,
    message,
    tag: `mailing-${id}-${reference.toLowerCase()}`,
    headers: unsubscribeHeaders(id, toOtherLanguage(language)),
  }).then(() => null, toMailFailure)

/** Sends one message. Its row is locked meanwhile, so that two workers do not both send it. */
export async function sendMailing(
  { recipientId }: JobPayloads['mailing.send'],
  _signal?: AbortSignal,
  { isLast }: JobAttempt = { isLast: false },
): Promise<void> {
  const open = await findWaitingRecipient(recipientId)
  if (!open) return
  const message = await compose(open)
  const failure = await sendAndRecord(async (tx, record) => {
    const locked = await lockRecipient(tx, recipientId)
    if (!locked) return null
    if (locked.obstacle) {
      await recordObstacle(tx, recipientId, locked.obstacle)
      return null
    }
    const failure = await deliver(open, message)
    if (failure) await recordMessageFailure(tx, recipientId, failure, isOver(failure, isLast))
    else await record((on) => recordMessageSent(on, recipientId))
    return failure
  })
  if (!failure) return retryQueueNow('mailing.send', RETRIED_PER_SUCCESS, WAITS_FOR_SERVER)
  if (!isOver(failure, isLast)) throw failure
}

/**
 * True when the message is not tried again. After a temporary failure of the mail server, the
 * message keeps waiting, even if this was the job's last attempt.
 */
const isOver = (failure: MailFailure, isLast: boolean) =>
  failure.isPermanent || (isLast && failure.fault === 'address')
