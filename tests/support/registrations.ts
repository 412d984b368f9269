import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 100

export type Registration = { name: string; key: string; email?: string; file?: Buffer }

/** What the product has answered. */
export type Receipt = { id: number; reference: string }

export const makeRegistrations = (count: number): Registration[] =>
  Array.from({ length: count }, (_, n) => ({ name: `Visitor ${n + 1}`, key: randomUUID() }))

/** Fields of a form: the name that every registration has, and the file of some. */
export type FieldIds = { name: string; email?: string; file?: string }

/**
 * Posts all of them, `concurrency` at a time. Like a browser that shows "try again", it repeats
 * with the same key whatever got no answer. Calls `onSaved` with each one answered with 201.
 */
export async function postAll(
  url: string,
  fieldIds: FieldIds,
  registrations: Registration[],
  {
    concurrency,
    onSaved,
  }: { concurrency: number; onSaved: (saved: Registration, receipt: Receipt) => void },
): Promise<void> {
  const waiting = [...registrations]
  const client = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      let receipt = await post(url, fieldIds, next)
      while (!receipt) {
        await sleep(RETRY_MS)
        receipt = await post(url, fieldIds, next)
      }
      onSaved(next, receipt)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, client))
}

/** Null when there was no answer, or only that the server cannot answer now. */
export async function post(
  url: string,
  fieldIds: FieldIds,
  registration: Registration,
): Promise<Receipt | null> {
  const request = wrap(fieldIds, registration)
  request.headers.set('idempotency-key', registration.key)
  const response = await fetch(url, { method: 'POST', ...request }).catch(() => undefined)
  const text = await response?.text().catch(() => undefined)
  if (!response || text === undefined || response.status >= 500) return null
  if (response.status === 201) return JSON.parse(text)
  throw new Error(`${response.status} ${text}`)
}

/** As the page's script does (Spec §7): JSON, or parts when a file is chosen. */
function wrap(fieldIds: FieldIds, { name, email, file }: Registration) {
  const data = { [fieldIds.name]: name, ...(email && { [`${fieldIds.email}`]: email }) }
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
