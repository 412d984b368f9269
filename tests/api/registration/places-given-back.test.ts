import { afterAll, describe, expect, it } from 'vitest'
import type { Limit, Places } from '@/features/forms/capacity/schema'
import type { RegistrationResult } from '@/features/registration/schema'
import { eraseSubmissions } from '@/features/submissions/bin/server/erase'
import { offerPlaces } from '@/features/submissions/waiting/server/jobs'
import { pool } from '@/lib/database/db'
import { issueOwnerToken } from '@/lib/mail/owner-token'
import { paths } from '@/lib/paths'
import { visitor } from '../../support/api/api'
import { type OpenForm, openForm } from '../../support/api/forms'
import { removeMade } from '../../support/api/made'
import { staff } from '../../support/api/staff'
import { byId } from '../../support/sample-form'

afterAll(removeMade)

const organiser = await staff('event_coordinator')
const admin = await staff('super_admin')

type Form = OpenForm<'Name' | 'Bus' | 'Room' | 'Meals' | 'Home'>
type Label = keyof Form['ids']
const event = (): Promise<Form> =>
  openForm({
    Name: 'text',
    Bus: { fieldType: 'select', options: ['Iloilo', 'Roxas'] },
    Room: { fieldType: 'radio', options: ['Shared', 'Own'] },
    Meals: { fieldType: 'checkbox', options: ['Lunch', 'Dinner'] },
    Home: 'province_town',
  })

/** What is limited, an answer that counts for it, and one that does not; none for the whole form. */
interface Kind {
  name: string
  limit: (form: Form) => Pick<Limit, 'fieldId' | 'option'> & Partial<Limit>
  field?: Label
  counts: string | string[]
  other: string | string[]
}
const KINDS: Kind[] = [
  {
    name: 'the whole form',
    limit: () => ({ fieldId: null, option: null }),
    counts: 'Ana',
    other: 'Ana',
  },
  {
    name: 'a menu',
    limit: ({ ids }) => ({ fieldId: ids.Bus, option: 'Iloilo' }),
    field: 'Bus',
    counts: 'Iloilo',
    other: 'Roxas',
  },
  {
    name: 'radio buttons',
    limit: ({ ids }) => ({ fieldId: ids.Room, option: 'Own' }),
    field: 'Room',
    counts: 'Own',
    other: 'Shared',
  },
  {
    name: 'check boxes',
    limit: ({ ids }) => ({ fieldId: ids.Meals, option: 'Lunch' }),
    field: 'Meals',
    counts: ['Dinner', 'Lunch'],
    other: ['Dinner'],
  },
  {
    name: 'a province',
    limit: () => ({ fieldId: null, option: null, province: 'aklan' }),
    field: 'Home',
    counts: 'Kalibo, Aklan',
    other: 'Oton, Iloilo',
  },
]

interface Stage {
  form: Form
  kind: Kind
  id: number
}
const send = async ({ form, kind }: Omit<Stage, 'id'>, more: object = {}) => {
  const data = byId(form, { Name: 'Ana', ...(kind.field && { [kind.field]: kind.counts }) })
  const path = paths.api.submit(form.slug)
  return (await visitor().post<RegistrationResult>(path, { data, ...more })).body
}
const correct = ({ form, kind, id }: Stage, was: unknown, answer: unknown) =>
  organiser.put(paths.api.submissionAnswers(id), {
    fieldId: form.ids[kind.field ?? 'Name'],
    answer,
    was,
  })

/** Ways of giving a place back, and the reverse of each. */
const WAYS: [
  name: string,
  give: (stage: Stage) => unknown,
  take: ((stage: Stage) => unknown) | null,
][] = [
  [
    'the bin',
    ({ id }) => organiser.post(paths.api.deleteSubmissions, { ids: [id] }),
    ({ id }) => organiser.post(paths.api.binRestore, { ids: [id] }),
  ],
  [
    'the mark of a test',
    ({ id }) => organiser.put(paths.api.testMarks, { ids: [id], isTest: true }),
    ({ id }) => organiser.put(paths.api.testMarks, { ids: [id], isTest: false }),
  ],
  [
    'merging into another one',
    async (stage) => {
      // Added by hand, because the form is full; a test holds no place.
      const path = `${paths.api.formRegistrations(stage.form.id)}?how=phone`
      const data = byId(stage.form, { Name: 'Ben' })
      const { body: other } = await organiser.post<RegistrationResult>(path, { data })
      await organiser.put(paths.api.testMarks, { ids: [other.id], isTest: true })
      await organiser.post(paths.api.submissionMerge(other.id), { other: stage.id, take: [] })
    },
    async ({ id }) => {
      const { rows } = await (await pool()).query(
        'select merged_into_id::int as into from submissions where id = $1',
        [id],
      )
      await organiser.post(paths.api.submissionUnmerge(rows[0].into), { other: id })
    },
  ],
  [
    'staff who cancel it',
    ({ id }) => organiser.post(paths.api.submissionSeat(id), { act: 'cancel' }),
    ({ id }) => organiser.post(paths.api.submissionSeat(id), { act: 'restore' }),
  ],
  [
    'a corrected answer',
    (stage) => stage.kind.field && correct(stage, stage.kind.counts, stage.kind.other),
    (stage) => stage.kind.field && correct(stage, stage.kind.other, stage.kind.counts),
  ],
  [
    'erasing from the bin',
    async ({ id }) => {
      await organiser.post(paths.api.deleteSubmissions, { ids: [id] })
      await admin.post(paths.api.binErase, { ids: [id] })
    },
    null,
  ],
  [
    'erasing at once, as retention and a person’s erasure do',
    ({ id }) => eraseSubmissions([id]),
    null,
  ],
]

const read = async ({ form }: Pick<Stage, 'form'>) => {
  const { body } = await organiser.get<Places>(paths.api.formPlaces(form.id))
  const { rows } = await (await pool()).query<{ held: number; waiting: number }>(
    `select count(*) filter (where seat_counts(s) = 'held')::int as held,
        count(*) filter (where seat_counts(s) = 'waiting')::int as waiting
      from submissions s, place_claims($1, s.data) where s.form_id = $1`,
    [form.id],
  )
  const [{ held, waiting } = { held: -1, waiting: -1 }] = body.limits
  expect({ held, waiting }, 'the counters and the registrations').toEqual(rows[0])
  return [held, waiting]
}

async function begin(kind: Kind, seats: number, hasWaitingList = false) {
  const form = await event()
  await organiser.put(paths.api.formPlaces(form.id), {
    opensAt: null,
    closesAt: null,
    hasWaitingList,
    offerHours: null,
    showLeftBelow: null,
    limits: [{ ...kind.limit(form), seats }],
  })
  return { form, kind }
}

describe.each(KINDS)('a place of $name', (kind) => {
  it.each(WAYS)('is given back by %s, and taken again', async (way, give, take) => {
    if (!kind.field && way === 'a corrected answer') return
    const stage = await begin(kind, 1)
    const { id, seat } = await send(stage)
    expect(seat).toBe('held')
    expect(await read(stage)).toEqual([1, 0])
    await give({ ...stage, id })
    expect(await read(stage)).toEqual([0, 0])
    const next = await send(stage)
    expect(next.seat).toBe('held')
    if (!take) return
    await take({ ...stage, id })
    expect(await read(stage), 'one over').toEqual([2, 0])
  })

  it('is not claimed by a suspected registration until its release', async () => {
    const stage = await begin(kind, 1)
    const { id } = await send(stage, { homepage: 'https://example.org' })
    expect(await read(stage)).toEqual([0, 0])
    await send(stage)
    await organiser.post(`${paths.api.suspectedSubmissions}/release`, { ids: [id] })
    expect(await read(stage), 'one over').toEqual([2, 0])
  })

  it('goes along the waiting list by offers, declined and accepted', async () => {
    const stage = await begin(kind, 1, true)
    const [first, second, third] = [await send(stage), await send(stage), await send(stage)]
    expect(await read(stage)).toEqual([1, 2])
    await organiser.post(paths.api.deleteSubmissions, { ids: [first.id] })
    await offerPlaces()
    expect(await read(stage)).toEqual([1, 1])
    const answer = async (id: number, how: string) => {
      const { rows } = await (await pool()).query(
        'select max(id)::int as id from place_offers where submission_id = $1',
        [id],
      )
      await visitor().post(
        `${paths.api.offer(issueOwnerToken('place-offer', rows[0].id))}?answer=${how}`,
        {},
      )
    }
    await answer(second.id, 'decline')
    expect(await read(stage)).toEqual([0, 1])
    await offerPlaces()
    await answer(third.id, 'accept')
    expect(await read(stage)).toEqual([1, 0])
    await organiser.post(paths.api.binRestore, { ids: [first.id] })
    expect(await read(stage), 'one over').toEqual([2, 0])
  })
})
