import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 100

export type Registration = { name: string; key: string }

export const makeRegistrations = (count: number): Registration[] =>
  Array.from({ length: count }, (_, n) => ({ name: `Visitor ${n + 1}`, key: randomUUID() }))

/**
 * Posts all of them, `concurrency` at a time. Like a browser that shows "try again", it repeats
 * with the same key whatever got no answer. Calls `onSaved` with each one answered with 201.
 */
export async function postAll(
  url: string,
  fieldId: string,
  registrations: Registration[],
  { concurrency, onSaved }: { concurrency: number; onSaved: (saved: Registration) => void },
): Promise<void> {
  const waiting = [...registrations]
  const client = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      while (!(await isSaved(url, fieldId, next))) await sleep(RETRY_MS)
      onSaved(next)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, client))
}

/** False when there was no answer, or only that the server cannot answer now. */
async function isSaved(url: string, fieldId: string, { name, key }: Registration) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ data: { [fieldId]: name } }),
  }).catch(() => undefined)
  if (!response || response.status >= 500) return false
  if (response.status === 201) return true
  throw new Error(`${response.status} ${await response.text()}`)
}
