import 'server-only'
import { Client } from 'pg'
import { directDatabaseUrl, loopbackOrigin, payloadSecret } from '../env'
import { log } from '../log/log'
import { paths } from '../paths'
import { announceChange } from './changes'
import { EVERYTHING_TAG, INVALIDATION_CHANNEL } from './tags'

const RECONNECT_MS = 1000

/** Passes on what others say has changed, for as long as the process lives. */
export function followChanges(isReconnect = false): void {
  const client = new Client({ connectionString: directDatabaseUrl() })
  let isOver = false
  const again = () => {
    if (isOver) return
    isOver = true
    client.end().catch(() => {})
    setTimeout(() => followChanges(true), RECONNECT_MS).unref()
  }
  client.on('error', again)
  client.on('end', again)
  client.on('notification', ({ payload }) => payload && tellNext(payload))
  client
    .connect()
    .then(() => client.query(`listen ${INVALIDATION_CHANNEL}`))
    .then(() => (isReconnect ? tellNext(EVERYTHING_TAG) : undefined))
    .catch(again)
}

/** Next listens inside a request only, so the process calls itself. */
async function tellNext(tag: string): Promise<void> {
  await fetch(`${loopbackOrigin()}${paths.api.invalidate}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${payloadSecret()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tag }),
  }).catch((err) => log.error({ err }, 'cache'))
  // Not before: what is made anew must not be made of what Next still keeps.
  announceChange()
}
