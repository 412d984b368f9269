import { randomBytes } from 'node:crypto'
import type { Request } from 'autocannon'
import { PROVINCE_NAMES } from '@/features/forms/places/provinces'
import type { EventForm } from '@/features/forms/schema'
import { newIdempotencyKey } from '@/lib/idempotency-key'
import { paths } from '@/lib/paths'
import { setUpPortal } from '../../tests/support/portal'
import { BENCH_FIELDS } from './bench-fields'

export async function openBenchForm(address: string): Promise<EventForm> {
  const portal = await setUpPortal(address)
  const form = { name: 'Worship Celebration', slug: 'worship-celebration', description: null }
  const { id } = await portal.post<EventForm>(paths.api.forms, form)
  return portal.post(paths.api.formFields(id), { fields: BENCH_FIELDS })
}

let people = 0

function newAnswers({ fields }: EventForm): Record<string, string | string[]> {
  const who = `${randomBytes(4).toString('hex')}${++people}`
  const answers: Record<string, string | string[]> = {
    'Full name': `Delegate ${who}`,
    Email: `${who}@example.org`,
    Phone: `+63 900 000 ${1000 + (people % 9000)}`,
    Province: `Province ${people % 82}`,
    Home: `Poblacion, ${PROVINCE_NAMES[people % PROVINCE_NAMES.length]}`,
    Sessions: ['Morning', 'Evening'],
    'Prayer request': `Grace and peace for family ${who}. `.repeat(8),
  }
  return Object.fromEntries(fields.map(({ id, label }) => [id, answers[label] ?? '']))
}

/** Returns a request that has other answers and a new idempotency key each time it is sent. */
export const makeRegistrationRequest = (
  form: EventForm,
  headersOf: () => Record<string, string> = () => ({}),
): Request => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  setupRequest: (request) => ({
    ...request,
    headers: { ...request.headers, ...headersOf(), 'idempotency-key': newIdempotencyKey() },
    body: JSON.stringify({ data: newAnswers(form) }),
  }),
})
