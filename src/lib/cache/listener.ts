import 'server-only'
import type { Listener } from '../database/listener'
import { loopbackOrigin, payloadSecret } from '../env'
import { log } from '../log/log'
import { paths } from '../paths'
import { announceChange } from './changes'
import { EVERYTHING_TAG, INVALIDATION_CHANNEL } from './tags'

/** Passes on what others say has changed. */
export const CACHE_LISTENER: Listener = {
  channel: INVALIDATION_CHANNEL,
  onNotice: (tag) => void tellNext(tag),
  onMissed: () => void tellNext(EVERYTHING_TAG),
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
