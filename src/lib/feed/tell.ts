import 'server-only'
import { type Executor, sql } from '../database/sql'
import { toChange } from './change'

/** The PostgreSQL channel on which every web process hears what has happened to records. */
export const FEED_CHANNEL = 'records'

/**
 * Part of the transaction: nobody hears of it before it is there. For what staff do, one at a time.
 * Not for what visitors send: PostgreSQL lets those who tell commit one after the other only. Of those
 * the worker tells, which learns of them as it counts (lib/database/tally-upkeep.ts).
 */
export async function tellChange(
  on: Executor,
  { came = [], changed = [] }: { came?: readonly number[]; changed?: readonly number[] },
): Promise<void> {
  if (came.length + changed.length === 0) return
  const words = JSON.stringify(toChange(came, changed))
  await on.execute(sql`select pg_notify(${FEED_CHANNEL}, ${words})`)
}
