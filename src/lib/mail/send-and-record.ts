import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { db, type Executor, transaction } from '../database/db'

const AGAIN_MS = 1000
const ATTEMPTS = 60

type Recording = (on: Executor) => Promise<void>

/**
 * Runs `work` in a transaction. `work` calls `recordSent` once the mail server has accepted the
 * message. If the transaction fails after that, the recording is tried again for about a minute,
 * and null is returned when it succeeds. Without the record, a retry would send the message a
 * second time.
 */
export async function sendAndRecord<T>(
  work: (tx: Executor, recordSent: (recording: Recording) => Promise<void>) => Promise<T | null>,
): Promise<T | null> {
  const accepted: Recording[] = []
  try {
    return await transaction((tx) =>
      work(tx, (recording) => {
        accepted.push(recording)
        return recording(tx)
      }),
    )
  } catch (error) {
    if (accepted.length === 0) throw error
    for (const recording of accepted) await retry(async () => recording(await db()))
    return null
  }
}

async function retry(record: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await record()
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await sleep(AGAIN_MS)
    }
  }
}
