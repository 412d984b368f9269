import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Executor, query, snapshot, sql } from '../database/db'
import { IS_COUNTED } from '../database/live'
import { MAX_NAMED_IDS } from '../feed/change'
import { notifyChange } from '../feed/feed'
import { log } from '../log/log'

const EVERY_MS = 1000
/** The number of rows in a stretch. A stretch with more than twice as many is split. */
const STRETCH = 2000

/** An arbitrary number, which no other lock in this database uses. */
const LOCK = 7_205_773

const STRETCH_OF_CHANGE = sql`(
  select starts_at, starts_id from submission_tallies
  where (starts_at, starts_id) <= (submitted_at, submission_id)
  order by starts_at desc, starts_id desc limit 1)`

async function addChanges(tx: Executor): Promise<void> {
  const records = await query<{ id: number; net: number }>(
    tx,
    sql`with change as (delete from submission_changes returning *), added as (
        insert into submission_tallies as tally (starts_at, starts_id, form_id, status, count)
        select coalesce(starts_at, '-infinity'), coalesce(starts_id, 0), form_id, status, sum(change)
        from change left join lateral ${STRETCH_OF_CHANGE} stretch on true
        group by 1, 2, 3, 4 having sum(change) <> 0
        on conflict (starts_at, starts_id, form_id, status)
        do update set count = tally.count + excluded.count)
      select submission_id as id, sum(change)::int as net from change
      group by submission_id having sum(change) <> 0
      order by submission_id desc limit ${MAX_NAMED_IDS + 1}`,
  )
  const came = records.filter(({ net }) => net > 0)
  const gone = records.filter(({ net }) => net < 0)
  await notifyChange(tx, { came: came.map(({ id }) => id), changed: gone.map(({ id }) => id) })
}

interface Stretch {
  startsAt: string
  startsId: number
  endsAt: string | null
  endsId: number | null
}

const listLong = (tx: Executor, rows: number) =>
  query<Stretch>(
    tx,
    sql`select * from (
          select starts_at::text as "startsAt", starts_id as "startsId", sum(count) as count,
            lead(starts_at::text) over place as "endsAt", lead(starts_id) over place as "endsId"
          from submission_tallies group by starts_at, starts_id
          window place as (order by starts_at, starts_id)) stretch
        where count > ${2 * rows}`,
  )

async function cut(tx: Executor, rows: number, stretch: Stretch): Promise<void> {
  const { startsAt, startsId, endsAt, endsId } = stretch
  const start = sql`(${startsAt}::timestamptz, ${startsId}::int)`
  await tx.execute(sql`delete from submission_tallies where (starts_at, starts_id) = ${start}`)
  await tx.execute(sql`
    with place as (
      select submitted_at as at, id, form_id, status from submissions
      where ${IS_COUNTED} and (submitted_at, id) >= ${start} and (${endsAt}::timestamptz is null
        or (submitted_at, id) < (${endsAt}::timestamptz, ${endsId}::int))
      -- The column forbids null, but a table that was repaired by hand may contain it.
      union all select 'infinity', id, form_id, status from submissions
      where ${IS_COUNTED} and submitted_at is null and ${endsAt}::timestamptz is null
    ), row as (
      select *, (row_number() over (order by at, id) - 1) / ${rows}::int as piece from place
    ), beginning as (
      select piece, case piece when 0 then ${startsAt}::timestamptz else at end as at,
        case piece when 0 then ${startsId}::int else id end as id
      from (select distinct on (piece) piece, at, id from row order by piece, at, id) first
    )
    insert into submission_tallies (starts_at, starts_id, form_id, status, count)
    select beginning.at, beginning.id, form_id, status, count(*)
    from row join beginning using (piece) group by 1, 2, 3, 4`)
}

/**
 * Adds the recorded changes to the counts, reports them to open lists and splits long stretches.
 * All is done in one snapshot, so that the sums stay the same. Does nothing while another process
 * is doing this.
 */
export const foldTallies = (rows = STRETCH): Promise<void> =>
  snapshot('read write', async (tx) => {
    const [lock] = await query<{ isOurs: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`,
    )
    if (!lock?.isOurs) return
    await addChanges(tx)
    await tx.execute(sql`delete from submission_tallies where count = 0`)
    for (const stretch of await listLong(tx, rows)) await cut(tx, rows, stretch)
  })

/** Keeps the counts up to date. Several processes may run this. */
export async function keepTalliesUpToDate(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await foldTallies().catch((err: Error) => {
      // 40001 (serialization failure): another process added the changes in between.
      if ((err.cause as { code?: string })?.code !== '40001') log.error({ err }, 'counts')
    })
    await sleep(EVERY_MS, null, { signal }).catch(() => null)
  }
}
