import 'server-only'
import { publishChange } from '@/server/bridge/record-feed'
import type { Listener } from '../database/listener'
import { type Executor, sql } from '../database/sql'
import { EVERYTHING, readChange, toChange } from './change'

/** The PostgreSQL channel on which every web process is notified of changed records. */
const FEED_CHANNEL = 'records'

/**
 * Notifies every web process when the transaction commits. Only for changes by staff, because
 * PostgreSQL commits notifying transactions one after the other. New registrations are published by
 * the worker as it counts them (lib/tallies/upkeep.ts).
 */
export async function notifyChange(
  on: Executor,
  { came = [], changed = [] }: { came?: readonly number[]; changed?: readonly number[] },
): Promise<void> {
  if (came.length + changed.length === 0) return
  const words = JSON.stringify(toChange(came, changed))
  await on.execute(sql`select pg_notify(${FEED_CHANNEL}, ${words})`)
}

/** Passes a change, made in any process, on to the open portals of this one. */
export const FEED_LISTENER: Listener = {
  channel: FEED_CHANNEL,
  onNotice: (text) => publishChange(readChange(text)),
  onMissed: () => publishChange(EVERYTHING),
}
