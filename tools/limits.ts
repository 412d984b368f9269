import autocannon, { type Request } from 'autocannon'
import { PROVINCE_NAMES } from '@/features/forms/places/provinces'
import { provinces } from '@/features/forms/places/provinces.json'
import type { EventForm } from '@/features/forms/schema'
import { newIdempotencyKey } from '@/lib/idempotency-key'
import { paths } from '@/lib/paths'
import { type Portal, setUpPortal } from '../tests/support/portal'
import { FILTERED_FIELDS } from './bench/bench-fields'
import { median } from './bench/measure'
import { withProduct } from './bench/product'

const CONNECTIONS = 16
const SECONDS = 5
const SEATS = 1_000_000
const HOME = 'Home'

type Limit = { fieldId: null; option: null; province?: string; seats: number }

const whole: Limit = { fieldId: null, option: null, seats: SEATS }
const LIMITS: Record<string, Limit[]> = {
  'without limits': [],
  'one limit of the whole form': [whole],
  '82 provinces': provinces.map(({ slug }) => ({ ...whole, province: slug })),
}

/** The least ratio to the form without limits. */
const GOALS: Record<string, number> = { 'one limit of the whole form': 0.5, '82 provinces': 0.85 }
/** The most that the slowest hundredth may be, as a multiple of the median. */
const MOST_TAIL = 10

async function openForm(portal: Portal, slug: string, limits: Limit[]): Promise<EventForm> {
  const { id } = await portal.post<EventForm>(paths.api.forms, {
    name: slug,
    slug,
    description: null,
  })
  const form = await portal.post<EventForm>(paths.api.formFields(id), { fields: FILTERED_FIELDS })
  const times = { opensAt: null, closesAt: null, showLeftBelow: null, offerHours: null }
  await portal.put(paths.api.formPlaces(id), { ...times, hasWaitingList: true, limits })
  return form
}

let people = 0

function registrationsOf({ fields }: EventForm): Request {
  const idOf = (wanted: string) => fields.find(({ label }) => label === wanted)?.id ?? ''
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    setupRequest: (request) => {
      const who = ++people
      const data = {
        [idOf('Full name')]: `Delegate ${who}`,
        [idOf('Email')]: `delegate-${who}@example.org`,
        [idOf(HOME)]: `Poblacion, ${PROVINCE_NAMES[who % PROVINCE_NAMES.length]}`,
      }
      const headers = { ...request.headers, 'idempotency-key': newIdempotencyKey() }
      return { ...request, headers, body: JSON.stringify({ data }) }
    },
  }
}

/**
 * `npm run measure -- limits [rounds]`: registrations per second in a form without limits, with one
 * limit for all, and with a limit for each province, in turn. Prints each as a ratio to the form
 * without limits, and the slowest hundredth as a multiple of the median.
 */
export const main = ([rounds = '9']: string[]): Promise<void> =>
  withProduct(async (address) => {
    const portal = await setUpPortal(address)
    const names = Object.keys(LIMITS)
    const forms = new Map<string, EventForm>()
    for (const [at, name] of names.entries()) {
      forms.set(name, await openForm(portal, `limits-${at}`, LIMITS[name] ?? []))
    }
    const run = async (name: string) => {
      const form = forms.get(name) as EventForm
      const { requests, latency, non2xx, errors } = await autocannon({
        url: address + paths.api.submit(form.slug),
        connections: CONNECTIONS,
        duration: SECONDS,
        requests: [registrationsOf(form)],
      })
      if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} requests failed`)
      return { rate: requests.average, tail: latency.p99 / latency.p50 }
    }
    const ratios = new Map(names.map((name) => [name, [] as number[]]))
    const tails = new Map(names.map((name) => [name, [] as number[]]))
    for (const name of names) await run(name)
    for (let round = 0; round < Number(rounds); round++) {
      let base = 0
      for (const name of names) {
        const { rate, tail } = await run(name)
        if (name === names[0]) base = rate
        ratios.get(name)?.push(rate / base)
        tails.get(name)?.push(tail)
      }
      console.log(names.map((name) => ratios.get(name)?.at(-1)?.toFixed(2)).join(' '))
    }
    for (const name of names) {
      const ratio = median(ratios.get(name) ?? [])
      const tail = median(tails.get(name) ?? [])
      const isMissed = ratio < (GOALS[name] ?? 0) || tail > MOST_TAIL
      if (isMissed) process.exitCode = 1
      const figures = `${ratio.toFixed(3)} of the form without limits; p99 ${tail.toFixed(1)} x p50`
      console.log(`${name}: ${figures}${isMissed ? ' ← missed' : ''}`)
    }
  })
