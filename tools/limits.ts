import { provinces } from '@/features/forms/places/provinces.json'
import type { EventForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import { type PortalClient, setUpPortal } from '../tests/support/portal'
import { FILTER_BENCH_FIELDS } from './bench/bench-fields'
import { type LoadSubject, measureInTurn } from './bench/in-turn'
import { median } from './bench/measure'
import { processIdsOf, withProduct } from './bench/product'
import { makeRegistrationRequest } from './bench/rush-form'

const SECONDS = 5
const WHOLE = { fieldId: null, option: null, seats: 1_000_000 }
const LIMITS = {
  'without limits': [],
  'one limit of the whole form': [WHOLE],
  '82 provinces': provinces.map(({ slug }) => ({ ...WHOLE, province: slug })),
}
type Name = keyof typeof LIMITS

/** The least rate of registrations with these limits, relative to a form without limits. */
const GOALS: Record<Name, number> = {
  'without limits': 1,
  'one limit of the whole form': 0.5,
  '82 provinces': 0.85,
}
/** The 99th percentile of the response times may be at most this multiple of the median. */
const MOST_TAIL = 10

async function openForm(portal: PortalClient, slug: string, limits: object[]): Promise<EventForm> {
  const details = { name: slug, slug, description: null }
  const { id } = await portal.post<EventForm>(paths.api.forms, details)
  const form = await portal.post<EventForm>(paths.api.formFields(id), {
    fields: FILTER_BENCH_FIELDS,
  })
  const times = { opensAt: null, closesAt: null, showLeftBelow: null, offerHours: null }
  await portal.put(paths.api.formPlaces(id), { ...times, hasWaitingList: true, limits })
  return form
}

/** `npm run measure -- limits [rounds]` compares registration rates with and without limits. */
export const main = ([rounds = '9']: string[]): Promise<void> =>
  withProduct(async (address, dataDir) => {
    const portal = await setUpPortal(address)
    const names = Object.keys(LIMITS) as Name[]
    const subjects = {} as Record<Name, LoadSubject>
    for (const [at, name] of names.entries()) {
      const form = await openForm(portal, `limits-${at}`, LIMITS[name])
      const url = address + paths.api.submit(form.slug)
      subjects[name] = {
        load: { url, requests: [makeRegistrationRequest(form)] },
        ...processIdsOf(dataDir),
      }
    }
    const figures = await measureInTurn(subjects, { rounds: Number(rounds), seconds: SECONDS })
    const base = figures['without limits'].map(({ rate }) => rate)
    for (const name of names) {
      const ratios = figures[name].map(({ rate }, round) => rate / (base[round] ?? 0))
      const tail = median(figures[name].map(({ p50, p99 }) => p99 / p50))
      const isMissed = median(ratios) < GOALS[name] || tail > MOST_TAIL
      if (isMissed) process.exitCode = 1
      console.log(
        `${name}: ${median(ratios).toFixed(3)} of the form without limits (${ratios.map((ratio) => ratio.toFixed(2)).join(' ')});` +
          ` p99 ${tail.toFixed(1)} x p50${isMissed ? ' ← missed' : ''}`,
      )
    }
  })
