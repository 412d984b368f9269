import 'server-only'
import { db, type Executor, query, sql } from '../database/db'

/** Subtracts 1 from each counter above 0, for a call that should not have been counted. */
export async function decrementCounters(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await (await db()).execute(sql`
    update rate_limits set points = points - 1
    where key in (select key from rate_limits where key = any(${sql.param(keys)}::text[])
      order by key for update) and points > 0`)
}

export async function resetCounters(keys: readonly string[]): Promise<void> {
  await (await db()).execute(sql`
    delete from rate_limits where key = any(${sql.param(keys)}::text[])`)
}

export async function secondsUntilExpiry(key: string, on?: Executor): Promise<number> {
  const [row] = await query<{ expire: string }>(
    on ?? (await db()),
    sql`select expire from rate_limits where key = ${key}`,
  )
  return Math.max(1, Math.ceil((Number(row?.expire ?? 0) - Date.now()) / 1000))
}

export interface CounterLimit {
  key: string
  limit: number
}

export async function hasExceededAnyLimit(
  on: Executor,
  limits: readonly CounterLimit[],
): Promise<boolean> {
  const past = limits.map(({ key, limit }) => sql`(key = ${key} and points > ${limit})`)
  if (past.length === 0) return false
  const rows = await query(
    on,
    sql`select from rate_limits where expire > ${Date.now()} and (${sql.join(past, sql` or `)})`,
  )
  return rows.length > 0
}

export async function deleteExpiredCounters(now: Date): Promise<void> {
  await (await db()).execute(sql`delete from rate_limits where expire < ${now.getTime()}`)
}

interface Addition {
  key: string
  points: number
  /** The most points within `seconds` of the first point. */
  most: number
  seconds: number
}

/**
 * Adds the points and returns null. If there would be more than `most`, adds nothing and returns
 * the seconds to wait.
 */
export async function addIfWithinLimit(
  { key, points, most, seconds }: Addition,
  on?: Executor,
): Promise<number | null> {
  const now = Date.now()
  const added = await query(
    on ?? (await db()),
    sql`insert into rate_limits as counter (key, points, expire)
        select ${key}, ${points}::int, ${now + seconds * 1000}::bigint where ${points}::int <= ${most}::int
        on conflict (key) do update set
          points = case when counter.expire <= ${now}::bigint then 0 else counter.points end + excluded.points,
          expire = case when counter.expire <= ${now}::bigint then excluded.expire else counter.expire end
        where counter.expire <= ${now}::bigint or counter.points + excluded.points <= ${most}::int
        returning key`,
  )
  if (added.length > 0) return null
  return points > most ? seconds : secondsUntilExpiry(key, on)
}
