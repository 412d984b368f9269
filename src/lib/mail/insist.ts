import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

const AGAIN_MS = 1000
const ATTEMPTS = 60

/**
 * Writes down that the mail server has taken a message, although the database went away meanwhile: it
 * must not go twice.
 * @throws what the last of a minute's attempts threw
 */
export async function insistOn(record: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await record()
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await sleep(AGAIN_MS)
    }
  }
}
