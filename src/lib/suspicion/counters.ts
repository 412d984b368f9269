import 'server-only'
import { db, type Executor, query, sql } from '../database/db'

/** Something counted for a while, by every web process together. */
export interface Counter {
  key: string
  /** How long a count goes on, in seconds. */
  seconds: number
  /** Past this many the count stays for `blockSeconds` more, so that a pause buys nothing. */
  limit?: number
  blockSeconds?: number
}

interface Counted {
  key: string
  points: number
}

/** Adds one to each in one statement. Answers the counts by key; a count that has ended begins anew. */
export async function countUp(
  counters: readonly Counter[],
  now = Date.now(),
): Promise<Map<string, number>> {
  if (counters.length === 0) return new Map()
  // Always in the same order: two statements must not wait for each other's rows.
  const unique = new Map(counters.map((counter) => [counter.key, counter]))
  const rows = [...unique.values()]
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, seconds, limit = 2_000_000_000, blockSeconds = 0 }) => {
      const [end, blocked] = [now + seconds * 1000, now + blockSeconds * 1000]
      return sql`(${key}::text, ${end}::bigint, ${limit}::int, ${blocked}::bigint)`
    })
  const counted = await query<Counted>(
    await db(),
    sql`with wanted (key, ends, most, blocked) as (values ${sql.join(rows, sql`, `)})
        insert into rate_limits as counter (key, points, expire)
        select key, 1, ends from wanted
        on conflict (key) do update set
          points = case when counter.expire <= ${now} then 1 else counter.points + 1 end,
          expire = case
            when counter.expire <= ${now} then excluded.expire
            when counter.points >= (select most from wanted where wanted.key = excluded.key)
              then greatest(counter.expire,
                (select blocked from wanted where wanted.key = excluded.key))
            else counter.expire end
        returning key, points`,
  )
  return new Map(counted.map(({ key, points }) => [key, points]))
}

/** A counter that something was counted by, to be looked at again later. */
export interface Mark {
  key: string
  limit: number
}

/** Whether any of them has gone past its limit meanwhile. */
export async function isPastLimit(on: Executor, marks: readonly Mark[]): Promise<boolean> {
  const past = marks.map(({ key, limit }) => sql`(key = ${key} and points > ${limit})`)
  if (past.length === 0) return false
  const rows = await query(
    on,
    sql`select from rate_limits where expire > ${Date.now()} and (${sql.join(past, sql` or `)})`,
  )
  return rows.length > 0
}

/** Counts that have ended. */
export async function sweepCounters(now: Date): Promise<void> {
  await (await db()).execute(sql`delete from rate_limits where expire < ${now.getTime()}`)
}
