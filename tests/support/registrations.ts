import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 100

/**
 * A registration to send. `key` is its idempotency key. `people` is the number of people who
 * register together, absent for one.
 */
export type TestRegistration = {
  name: string
  key: string
  email?: string
  file?: Buffer
  people?: number
}

export type RegistrationResponse = { id: number; reference: string; seat?: string | null }

export const makeRegistrations = (count: number): TestRegistration[] =>
  Array.from({ length: count }, (_, n) => ({ name: `Visitor ${n + 1}`, key: randomUUID() }))

/** Ids of a form's fields. Every registration has a name; only some have the others. */
type FieldIds = { name: string; email?: string; file?: string }

/**
 * Posts all registrations, `concurrency` at a time. Repeats a request without a response or with a
 * server error, using the same key, like a visitor who reads "try again". Calls `onSaved` for each
 * response 201. Throws for any other status.
 */
export async function postRegistrations(
  url: string,
  fieldIds: FieldIds,
  registrations: TestRegistration[],
  {
    concurrency,
    onSaved,
  }: {
    concurrency: number
    onSaved: (saved: TestRegistration, receipt: RegistrationResponse) => void
  },
): Promise<void> {
  const waiting = [...registrations]
  const client = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      let receipt = await postRegistration(url, fieldIds, next)
      while (!receipt) {
        await sleep(RETRY_MS)
        receipt = await postRegistration(url, fieldIds, next)
      }
      onSaved(next, receipt)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, client))
}

/**
 * Posts a registration. Returns null when there is no response or a server error. Throws for any
 * other status except 201.
 */
export async function postRegistration(
  url: string,
  fieldIds: FieldIds,
  registration: TestRegistration,
): Promise<RegistrationResponse | null> {
  const request = wrap(fieldIds, registration)
  request.headers.set('idempotency-key', registration.key)
  const response = await fetch(url, { method: 'POST', ...request }).catch(() => undefined)
  const text = await response?.text().catch(() => undefined)
  if (!response || text === undefined || response.status >= 500) return null
  if (response.status === 201) return JSON.parse(text)
  throw new Error(`${response.status} ${text}`)
}

/** Returns the request that the page's script sends (Spec §7): JSON, or multipart with a file. */
function wrap(fieldIds: FieldIds, { name, email, file, people }: TestRegistration) {
  const own = (person: number) => ({
    [fieldIds.name]: person === 1 ? name : `${name}, person ${person}`,
  })
  const data = { ...(!people && own(1)), ...(email && { [`${fieldIds.email}`]: email }) }
  const others = people
    ? { people: Array.from({ length: people }, (_, at) => ({ data: own(at + 1) })) }
    : {}
  if (!file) {
    return {
      body: JSON.stringify({ data, ...others }),
      headers: new Headers({ 'content-type': 'application/json' }),
    }
  }
  const body = new FormData()
  body.append('data', JSON.stringify(data))
  if (others.people) body.append('people', JSON.stringify(others.people))
  body.append(`file_${fieldIds.file}`, new File([new Uint8Array(file)], 'letter.pdf'))
  return { body, headers: new Headers() }
}
