import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 100

export type Registration = { name: string; key: string; file?: Buffer }

export const makeRegistrations = (count: number): Registration[] =>
  Array.from({ length: count }, (_, n) => ({ name: `Visitor ${n + 1}`, key: randomUUID() }))

/** Fields of a form: the name that every registration has, and the file of some. */
export type FieldIds = { name: string; file?: string }

/**
 * Posts all of them, `concurrency` at a time. Like a browser that shows "try again", it repeats
 * with the same key whatever got no answer. Calls `onSaved` with each one answered with 201.
 */
export async function postAll(
  url: string,
  fieldIds: FieldIds,
  registrations: Registration[],
  { concurrency, onSaved }: { concurrency: number; onSaved: (saved: Registration) => void },
): Promise<void> {
  const waiting = [...registrations]
  const client = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      while (!(await isSaved(url, fieldIds, next))) await sleep(RETRY_MS)
      onSaved(next)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, client))
}

/** False when there was no answer, or only that the server cannot answer now. */
async function isSaved(url: string, fieldIds: FieldIds, registration: Registration) {
  const request = wrap(fieldIds, registration)
  request.headers.set('idempotency-key', registration.key)
  const response = await fetch(url, { method: 'POST', ...request }).catch(() => undefined)
  if (!response || response.status >= 500) return false
  if (response.status === 201) return true
  throw new Error(`${response.status} ${await response.text()}`)
}

/** As the page's script does (Spec §7): JSON, or parts when a file is chosen. */
function wrap(fieldIds: FieldIds, { name, file }: Registration) {
  const data = { [fieldIds.name]: name }
  if (!file) {
    return {
      body: JSON.stringify({ data }),
      headers: new Headers({ 'content-type': 'application/json' }),
    }
  }
  const body = new FormData()
  body.append('data', JSON.stringify(data))
  body.append(`file_${fieldIds.file}`, new File([new Uint8Array(file)], 'letter.pdf'))
  return { body, headers: new Headers() }
}
