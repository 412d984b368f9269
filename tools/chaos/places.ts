import type { Client } from 'pg'
import { paths } from '@/lib/paths'
import type { PortalClient } from '../../tests/support/portal'
import type { FormIds } from '../../tests/support/portal-forms'
import type { RegistrationResponse } from '../../tests/support/registrations'
import type { ChaosFinding } from './findings'
import { type ChaosVisitor, countPeople, MOST_PEOPLE_TOGETHER } from './visitors'

export const limitPlacesForParties = (portal: PortalClient, { id, name }: FormIds, seats: number) =>
  portal.put(paths.api.formPlaces(id), {
    opensAt: null,
    closesAt: null,
    hasWaitingList: true,
    offerHours: null,
    showLeftBelow: null,
    party: { min: 1, max: MOST_PEOPLE_TOGETHER, fieldIds: [name], needsAdult: false },
    limits: [{ fieldId: null, option: null, seats }],
  })

interface Row {
  reference: string
  people: number
  seats: string[]
  lines: number
}

interface Evidence {
  visitors: readonly ChaosVisitor[]
  answered: ReadonlyMap<string, RegistrationResponse>
  database: Client
}

export async function collectPlaceFindings({
  visitors,
  answered,
  database,
}: Evidence): Promise<ChaosFinding[]> {
  const { rows } = await database.query<Row>(`
    select min(reference) as reference, count(*)::int as people,
      array_agg(distinct seat) as seats, count(distinct line)::int as lines
    from submissions group by coalesce(party_id, id)`)
  const { rows: limits } = await database.query<{ seats: number; held: number; waiting: number }>(
    'select seats::int as seats, held::int as held, waiting::int as waiting from place_limits',
  )
  const { rows: numbers } = await database.query<{ all: number; different: number }>(`
    select count(distinct coalesce(party_id, id))::int as all, count(distinct line)::int as different
    from submissions where seat = 'waiting'`)
  const [limit = { seats: 0, held: -1, waiting: -1 }] = limits
  const seatOf = new Map(rows.map((row) => [row.reference, row.seats[0]]))
  const sum = (seat: string) =>
    rows.filter(({ seats }) => seats[0] === seat).reduce((all, { people }) => all + people, 0)
  const isOtherwise = ({ name }: ChaosVisitor) => {
    const told = answered.get(name)
    return told !== undefined && told.seat !== seatOf.get(told.reference)
  }
  const isSplit = ({ seats, lines }: Row) => seats.length !== 1 || lines > 1
  return [
    { what: 'People stored', found: sum('held') + sum('waiting'), wanted: countPeople(visitors) },
    { what: 'places held, as counted', found: limit.held, wanted: sum('held') },
    { what: 'people waiting, as counted', found: limit.waiting, wanted: sum('waiting') },
    {
      what: 'places beyond those there are',
      found: Math.max(0, limit.held - limit.seats),
      wanted: 0,
    },
    { what: 'families split', found: rows.filter(isSplit).length, wanted: 0 },
    {
      what: 'told another place than stored',
      found: visitors.filter(isOtherwise).length,
      wanted: 0,
    },
    {
      what: 'numbers in the line, one for each that waits',
      found: numbers[0]?.different ?? -1,
      wanted: numbers[0]?.all ?? 0,
    },
  ]
}
