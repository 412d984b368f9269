import { PROVINCE_NAMES } from '@/features/forms/places/provinces'
import type { EventForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import type { MeasuredWebsite } from './website'

const ROUNDS = 60

export const STATUS_FILTER = 'Status'
/**
 * The names of the filters by answers. Their time is compared with that of the filter by status.
 */
export const CHOICE_FILTERS = [
  'T-shirt is L',
  'T-shirt is L or XL',
  'Team is one of a two-hundredth',
  'Home is in a province, another each time',
] as const
export const MEASURED_FILTERS = [
  STATUS_FILTER,
  ...CHOICE_FILTERS,
  'Typed province, another each time',
  'Typed province contains',
] as const

export type FilterFigures = Record<(typeof MEASURED_FILTERS)[number], number[]>

function queriesOf({ fields }: EventForm, round: number): Record<keyof FilterFigures, string> {
  const answer = (label: string, values: readonly string[], way = '') => {
    const id = fields.find((field) => field.label === label)?.id
    return values.map((value) => `answer.${id}${way}=${encodeURIComponent(value)}`).join('&')
  }
  return {
    Status: 'status=completed',
    'T-shirt is L': answer('T-shirt', ['L']),
    'T-shirt is L or XL': answer('T-shirt', ['L', 'XL']),
    'Team is one of a two-hundredth': answer('Team', ['Sound and lights']),
    'Home is in a province, another each time': answer('Home', [PROVINCE_NAMES[round] ?? '']),
    'Typed province, another each time': answer('Province', [`Province ${round}`]),
    'Typed province contains': answer('Province', [`nce ${round}`], '.has'),
  }
}

export async function measureFilters({ address, cookie }: MeasuredWebsite): Promise<FilterFigures> {
  const headers = { cookie }
  const [form] = await (await fetch(address + paths.api.forms, { headers })).json()
  const figures = Object.fromEntries(
    MEASURED_FILTERS.map((name) => [name, [] as number[]]),
  ) as FilterFigures
  for (let round = 0; round <= ROUNDS; round++) {
    const queries = queriesOf(form, round)
    for (const name of MEASURED_FILTERS) {
      const startedAt = performance.now()
      const reply = await fetch(`${address}${paths.api.submissions}?limit=10&${queries[name]}`, {
        headers,
      })
      const rows = await reply.json()
      if (rows.length !== 10) throw new Error(`${name}: ${reply.status} ${JSON.stringify(rows)}`)
      if (round > 0) figures[name].push(performance.now() - startedAt)
    }
  }
  return figures
}
