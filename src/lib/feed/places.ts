import 'server-only'
import { db, query, sql, transaction } from '../database/db'
import { STREAM_SLOTS_CHANNEL } from './listeners'

/** The most streams of one account, over all web processes. */
const MOST_OF_ONE = 12
/**
 * How long a stream holds its slot without a heartbeat. It is several heartbeats long, so that a
 * late one does not lose the slot.
 */
const LEASE_MS = 90_000

/**
 * One of an account's slots for streams. A slot is a row of `rate_limits` that must be renewed; its
 * `points` say which stream holds the slot.
 */
export interface StreamSlot {
  /**
   * Identifies this stream in this slot. When a newer stream takes the slot, it sends this text as
   * a notification.
   */
  name: string
  /** Returns false when another stream holds the slot now. */
  renew: () => Promise<boolean>
  leave: () => Promise<void>
}

const keysOf = (account: number) =>
  Array.from({ length: MOST_OF_ONE }, (_, index) => `stream:${account}:${index}`)

/** Takes a free slot, or the slot of the account's oldest stream, which then ends. */
export function acquireStreamSlot(account: number): Promise<StreamSlot> {
  const keys = keysOf(account)
  return transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stream:${account}`}, 0))`)
    const now = Date.now()
    const rows = await query<{ key: string; holder: number; expire: string }>(
      tx,
      sql`select key, points as holder, expire from rate_limits
          where key = any(${sql.param(keys)}::text[]) order by points`,
    )
    const held = rows.filter(({ expire }) => Number(expire) > now)
    const free = keys.find((key) => !held.some((row) => row.key === key))
    const oldest = held[0]
    const key = free ?? oldest?.key ?? ''
    const holder = 1 + Math.max(0, ...rows.map((row) => row.holder))
    await tx.execute(sql`
      insert into rate_limits (key, points, expire) values (${key}, ${holder}, ${now + LEASE_MS})
      on conflict (key) do update set points = excluded.points, expire = excluded.expire`)
    if (!free)
      await tx.execute(
        sql`select pg_notify(${STREAM_SLOTS_CHANNEL}, ${nameOf(key, oldest?.holder)})`,
      )
    return placeOf(key, holder)
  })
}

const nameOf = (key: string, holder: number | undefined) => `${key}:${holder}`

const placeOf = (key: string, holder: number): StreamSlot => ({
  name: nameOf(key, holder),
  renew: async () => {
    const { rowCount } = await (await db()).execute(sql`
      update rate_limits set expire = ${Date.now() + LEASE_MS}
      where key = ${key} and points = ${holder}`)
    return rowCount === 1
  },
  leave: async () => {
    await (await db()).execute(sql`
      update rate_limits set expire = 0 where key = ${key} and points = ${holder}`)
  },
})
