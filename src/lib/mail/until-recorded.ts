import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

const AGAIN_MS = 1000
const ATTEMPTS = 60

/**
 * Records that the mail server accepted a message, retrying for a minute while the database is
 * away, so that the message is not sent twice.
 * @throws the error of the last attempt
 */
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
