import 'server-only'
import { fetchRows, sql } from '../database/db'
import type { QueueName } from '../queue/jobs'
import { QUEUE_SCHEMA } from '../queue/queue-schema'
import { toMailFailure } from './failure'
import { isMailServerConfigured } from './transport'

/** Jobs that send a message without recording the attempt in a table. */
const MAIL_JOBS = [
  'mail.send',
  'own.send',
  'venue.send',
  'retention.mail',
  'assignment.tell',
] satisfies QueueName[]

/** The state of sending email. `outbox`: no mail server is configured, so messages become files. */
export type MailState = 'outbox' | 'ok' | 'failing'

/**
 * Returns the state, judged by the latest attempt to send. It is `ok` also when there was none, or
 * when the address or the message was at fault.
 */
export async function readMailState(): Promise<MailState> {
  if (!isMailServerConfigured()) return 'outbox'
  const [last] = await fetchRows<{ failed: boolean; error: unknown }>(sql`
    select failed, error from (
      (select tried_at as at, coalesce(fault = 'server', false) as failed, null::jsonb as error
       from receipts where tried_at is not null order by tried_at desc limit 1)
      union all
      (select tried_at, coalesce(fault = 'server', false), null::jsonb
       from mailing_recipients where tried_at is not null order by tried_at desc limit 1)
      union all
      (select tried_at, coalesce(fault = 'server', false), null::jsonb
       from place_offers where tried_at is not null order by tried_at desc limit 1)
      union all
      (select started_on, state <> 'completed', output from ${sql.raw(QUEUE_SCHEMA)}.job
       where name = any(${sql.param(MAIL_JOBS)}::text[]) and started_on is not null
         and (state = 'completed' or (state in ('retry', 'failed') and output is not null))
       order by started_on desc limit 1)
    ) attempts order by at desc limit 1`)
  if (!last?.failed) return 'ok'
  return last.error && toMailFailure(last.error).fault === 'address' ? 'ok' : 'failing'
}
