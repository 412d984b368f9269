import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

const AGAIN_MS = 1000
const ATTEMPTS = 60

/** Tries for a minute: a message whose sending is not recorded would be sent again. */
export async function retryUntilRecorded(record: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await record()
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await sleep(AGAIN_MS)
    }
  }
}
