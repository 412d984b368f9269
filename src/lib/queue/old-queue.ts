import 'server-only'
import { db, query, sql } from '../database/db'
import { OLD_QUEUE_SCHEMA, QUEUE_SCHEMA } from './queue-schema'

const OLD = sql.raw(OLD_QUEUE_SCHEMA)
const NEW = sql.raw(QUEUE_SCHEMA)

/**
 * Moves jobs out of the schema of an earlier version, which may still be running. A running job is
 * moved when its lease expires. One statement deletes and inserts, so that no job is lost or
 * doubled.
 */
export async function moveOldJobs(): Promise<void> {
  const on = await db()
  const [found] = await query<{ job: boolean; archive: boolean }>(
    on,
    sql`select to_regclass(${`${OLD_QUEUE_SCHEMA}.job`}) is not null as job,
          to_regclass(${`${OLD_QUEUE_SCHEMA}.archive`}) is not null as archive`,
  )
  if (!found?.job) return
  await on.execute(sql`
    with gone as (
      delete from ${OLD}.job using ${NEW}.queue
      where job.name = queue.name
        and (state::text <> 'active' or started_on + expire_in < now())
      returning job.*)
    insert into ${NEW}.job (id, name, data, priority, state, retry_count, start_after, created_on,
      keep_until, output, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff,
      dead_letter, policy, heartbeat_seconds, source_name, source_output)
    select gone.id, gone.name, gone.data, gone.priority,
      (case gone.state::text when 'active' then 'retry' else gone.state::text end)::${NEW}.job_state,
      gone.retry_count, gone.start_after, gone.created_on,
      now() + make_interval(secs => queue.retention_seconds),
      case when source.name is null then gone.output end, queue.expire_seconds,
      queue.deletion_seconds, queue.retry_limit, queue.retry_delay, queue.retry_backoff,
      queue.dead_letter, queue.policy, queue.heartbeat_seconds, source.name,
      case when source.name is not null then gone.output end
    from gone join ${NEW}.queue on queue.name = gone.name
      left join ${NEW}.queue source on source.dead_letter = gone.name
    where gone.state::text in ('created', 'retry', 'active')`)
  if (found.archive) await on.execute(sql`delete from ${OLD}.archive`)
}
