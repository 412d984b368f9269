import 'server-only'
import { sql } from '../database/db'
import { prepareQuery } from '../database/prepared'

export interface Counter {
  key: string
  seconds: number
  /**
   * Each call beyond this count makes the period last until at least `blockSeconds` after that
   * call.
   */
  limit?: number
  blockSeconds?: number
}

interface Counted {
  key: string
  points: number
}

interface Call {
  counters: readonly Counter[]
  now: number
  resolve: (counts: Map<string, number>) => void
  reject: (error: unknown) => void
}

/**
 * Adds to the counters. The statement commits without waiting for the disk, so that busy counters
 * are locked for a shorter time.
 */
const adding = prepareQuery<Counted>(
  'counters',
  sql`with unsafe as materialized (
      select set_config('synchronous_commit', 'off', true)),
    wanted as (
      select * from unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('times')}::int[],
        ${sql.placeholder('ends')}::bigint[], ${sql.placeholder('most')}::int[],
        ${sql.placeholder('blocked')}::bigint[]) as wanted (key, times, ends, most, blocked)),
    counted as (
      insert into rate_limits as counter (key, points, expire)
      select key, times, ends from wanted
      on conflict (key) do update set
        points = case when counter.expire <= ${sql.placeholder('now')}::bigint then excluded.points
          else counter.points + excluded.points end,
        expire = case
          when counter.expire <= ${sql.placeholder('now')}::bigint then excluded.expire
          when counter.points + excluded.points
              > (select most from wanted where wanted.key = excluded.key)
            then greatest(counter.expire,
              (select blocked from wanted where wanted.key = excluded.key))
          else counter.expire end
      returning key, points)
    select key, points from counted, unsafe`,
)

async function addAll(calls: readonly Call[]): Promise<void> {
  const now = Math.max(...calls.map((call) => call.now))
  const wanted = new Map<string, { counter: Counter; times: number }>()
  const turns = calls.map(({ counters }) => {
    const own = new Map<string, number>()
    for (const counter of counters) {
      if (own.has(counter.key)) continue
      const times = (wanted.get(counter.key)?.times ?? 0) + 1
      wanted.set(counter.key, { counter, times })
      own.set(counter.key, times)
    }
    return own
  })
  // Sorted, because otherwise two statements could deadlock.
  const rows = [...wanted.values()].toSorted((a, b) => (a.counter.key < b.counter.key ? -1 : 1))
  const counted = await adding({
    now,
    keys: rows.map(({ counter }) => counter.key),
    times: rows.map(({ times }) => times),
    ends: rows.map(({ counter }) => now + counter.seconds * 1000),
    most: rows.map(({ counter }) => counter.limit ?? 2_000_000_000),
    blocked: rows.map(({ counter }) => now + (counter.blockSeconds ?? 0) * 1000),
  })
  const totals = new Map(counted.map(({ key, points }) => [key, points]))
  for (const [at, { resolve }] of calls.entries()) {
    // Each call gets the counts as if the calls had run one after the other.
    const own = [...(turns[at] ?? [])].map(([key, turn]) => {
      const after = (wanted.get(key)?.times ?? turn) - turn
      return [key, (totals.get(key) ?? 0) - after] as const
    })
    resolve(new Map(own))
  }
}

let waiting: Call[] = []
let isAdding = false

async function addWaiting(): Promise<void> {
  if (isAdding) return
  isAdding = true
  while (waiting.length > 0) {
    const calls = waiting
    waiting = []
    await addAll(calls).catch((error) => {
      for (const { reject } of calls) reject(error)
    })
  }
  isAdding = false
}

/**
 * Adds 1 to each counter and returns the counts by key. Calls that arrive while a statement runs
 * share the next statement.
 */
export async function incrementCounters(
  counters: readonly Counter[],
  now = Date.now(),
): Promise<Map<string, number>> {
  if (counters.length === 0) return new Map()
  return new Promise((resolve, reject) => {
    waiting.push({ counters, now, resolve, reject })
    void addWaiting()
  })
}
