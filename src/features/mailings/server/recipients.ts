import 'server-only'
import { type Executor, fetchRows, query, sql } from '@/lib/database/db'
import { IS_LIVE, NOT_CANCELLED } from '@/lib/database/live'
import type { MailFailure } from '@/lib/mail/failure'
import { isMailServerConfigured } from '@/lib/mail/transport'
import type { MailingState, MailingTemplate } from '../schema'
import { findOptedOut } from './opt-outs'

export interface WaitingRecipient {
  id: number
  address: string
  formId: number
  reference: string
  data: unknown
  /** The language in which the form was filled in; null for English. */
  language: string | null
  template: MailingTemplate
  mergeFields: Record<string, string>
}

export async function findWaitingRecipient(id: number): Promise<WaitingRecipient | null> {
  const [row] = await fetchRows<WaitingRecipient>(sql`
    select one.id, one.address, submission.form_id as "formId", submission.reference,
      submission.data, submission.language, mailing.merge_fields as "mergeFields",
      json_build_object('subject', mailing.subject, 'text', mailing.text) as template
    from mailing_recipients one
    join mailings mailing on mailing.id = one.mailing_id
    join submissions submission on submission.id = one.submission_id
    where one.id = ${id} and one.state = 'waiting'`)
  return row ?? null
}

type Obstacle = 'paused' | 'stopped' | 'taken_away' | 'cancelled' | 'opted_out'

interface LockedRecipient {
  recipient: string
  state: MailingState
  isLive: boolean
  isCancelled: boolean
}

/**
 * Waits until no other worker holds the message's row, and locks the row. `obstacle` is what
 * prevents sending, or null. Returns undefined when the message no longer waits to be sent.
 */
export async function lockRecipient(
  tx: Executor,
  id: number,
): Promise<{ obstacle: Obstacle | null } | undefined> {
  const [row] = await query<LockedRecipient>(
    tx,
    sql`select recipient,
          (select state from mailings where mailings.id = mailing_id) as state,
          exists (select from submissions where submissions.id = submission_id and ${IS_LIVE}) as "isLive",
          not was_cancelled and exists (select from submissions
            where submissions.id = submission_id and not ${NOT_CANCELLED}) as "isCancelled"
        from mailing_recipients where id = ${id} and state = 'waiting' for update`,
  )
  if (!row) return undefined
  if (row.state !== 'sending') return { obstacle: row.state }
  if (!row.isLive) return { obstacle: 'taken_away' }
  if (row.isCancelled) return { obstacle: 'cancelled' }
  const left = await findOptedOut(tx, [row.recipient])
  return { obstacle: left.size > 0 ? 'opted_out' : null }
}

const SKIPPED = {
  stopped: 'The mailing was stopped before.',
  taken_away: 'The registration was taken away before.',
  cancelled: 'The registration was cancelled before.',
} as const

/**
 * Records why the message is not sent. If its mailing is paused, the message only loses its
 * `due_at`, and gets a new one when the mailing resumes.
 */
export async function recordObstacle(tx: Executor, id: number, obstacle: Obstacle): Promise<void> {
  if (obstacle === 'paused') {
    await tx.execute(sql`update mailing_recipients set due_at = null where id = ${id}`)
    return
  }
  const reason = obstacle === 'opted_out' ? null : SKIPPED[obstacle]
  const state = obstacle === 'opted_out' ? 'unsubscribed' : 'skipped'
  await tx.execute(sql`
    update mailing_recipients set state = ${state}::enum_mailing_recipients_state,
      reason = ${reason}, fault = null, updated_at = now()
    where id = ${id}`)
}

export async function recordMessageSent(on: Executor, id: number): Promise<void> {
  await on.execute(sql`
    update mailing_recipients set state = 'sent', is_kept = ${!isMailServerConfigured()}, reason = null,
      fault = null, sent_at = now(), tried_at = now(), updated_at = now()
    where id = ${id} and state <> 'sent'`)
}

export async function recordMessageFailure(
  on: Executor,
  id: number,
  failure: MailFailure,
  isOver: boolean,
): Promise<void> {
  const state = isOver ? 'failed' : 'waiting'
  await on.execute(sql`
    update mailing_recipients set state = ${state}::enum_mailing_recipients_state,
      reason = ${failure.message}, fault = ${failure.fault}::enum_mailing_recipients_fault,
      tried_at = now(), updated_at = now()
    where id = ${id}`)
}
