import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

const AGAIN_MS = 1000
const ATTEMPTS = 60

/**
 * Calls `record`, which stores that the mail server has accepted a message, until it succeeds.
 * Retries for a minute while the database is away; otherwise the message would be sent twice.
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
