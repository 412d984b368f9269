import 'server-only'
import { rolesThatMay } from '@/lib/access'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { linkOrigin } from '@/lib/env'
import { type ActionMail, actionMail } from '@/lib/mail/action-mail'
import { sendAutomaticMail } from '@/lib/mail/send'
import { paths } from '@/lib/paths'
import { enqueue } from '@/lib/queue/enqueue'
import type { JobPayloads } from '@/lib/queue/jobs'
import { QUEUE_SCHEMA } from '@/lib/queue/queue-schema'
import { plural } from '@/lib/text'

export const MAY_WRITE_CONDITION = sql`role::text = any(${sql.param(rolesThatMay('submissions.write'))}::text[])`

/** Assignments within this many seconds are collected into one email. */
const COLLECTED_S = 15 * 60

export const dropAssignmentNotices = (tx: Executor, submissions: readonly number[]) =>
  tx.execute(
    sql`delete from assignment_notices where submission_id = any(${sql.param(submissions)}::int[])`,
  )

/**
 * Schedules an email to the new assignee, and cancels all unsent emails about these submissions.
 * Schedules none for staff who assign to themselves or have switched these emails off.
 */
export async function queueAssignmentNotice(
  tx: Executor,
  submissions: readonly number[],
  assigneeId: number | null,
  actorId: number,
): Promise<void> {
  await dropAssignmentNotices(tx, submissions)
  if (assigneeId === null || assigneeId === actorId || submissions.length === 0) return
  const noted = await query(
    tx,
    sql`insert into assignment_notices (submission_id, account_id)
        select submission.id, staff.id
        from admin_users staff, unnest(${sql.param(submissions)}::int[]) as submission(id)
        where staff.id = ${assigneeId} and skips_assignment_mail is not true returning id`,
  )
  if (noted.length === 0) return
  const data = JSON.stringify({ userId: assigneeId })
  const waiting = await query(
    tx,
    sql`select from ${sql.raw(QUEUE_SCHEMA)}.job where name = 'assignment.tell'
          and state in ('created', 'retry') and data = ${data}::jsonb limit 1`,
  )
  if (waiting.length > 0) return
  await enqueue(tx, 'assignment.tell', { userId: assigneeId }, { afterSeconds: COLLECTED_S })
}

const toMail = (count: number): ActionMail => ({
  subject: `${count} ${plural('registration', count)} for you`,
  paragraphs: [
    count === 1
      ? 'A colleague has given you a registration to look after.'
      : `Colleagues have given you ${count} registrations to look after.`,
  ],
  action: { label: 'See what is yours', link: linkOrigin() + paths.portal.mine },
  foot: 'At most one message in a quarter of an hour. On the page of your account you can turn them off.',
})

/**
 * Emails an account how many registrations it was given. Counts only those that are still assigned
 * to it. Sends nothing when there are none, or when the account is not active, may not change
 * submissions or has switched these emails off.
 */
export async function sendAssignmentNotice({
  userId,
}: JobPayloads['assignment.tell']): Promise<void> {
  await transaction(async (tx) => {
    const [found] = await query<{ email: string | null; count: number; newest: number | null }>(
      tx,
      sql`with noted as (delete from assignment_notices where account_id = ${userId}
            returning submission_id)
          select (select email from admin_users where id = ${userId} and status = 'active'
              and skips_assignment_mail is not true and ${MAY_WRITE_CONDITION}) as email,
            count(*)::int as count, max(id)::int as newest
          from submissions where id in (select submission_id from noted)
            and assignee_id = ${userId} and ${IS_LIVE}`,
    )
    if (!found?.email || found.count === 0) return
    const tag = `assigned-${userId}-${found.newest}-${found.count}`
    await sendAutomaticMail({ to: found.email, message: actionMail(toMail(found.count)), tag })
  })
}
