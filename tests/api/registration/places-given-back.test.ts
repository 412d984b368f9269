import { afterAll, describe, expect, it } from 'vitest'
import type { Limit, Places } from '@/features/forms/capacity/schema'
import type { EventForm } from '@/features/forms/schema'
import type { RegistrationResult } from '@/features/registration/schema'
import type { RetentionPreview } from '@/features/submissions/bin/schema'
import { runRetention } from '@/features/submissions/bin/server/retention'
import { offerPlaces } from '@/features/submissions/waiting/server/jobs'
import { pool } from '@/lib/database/db'
import { issueOwnerToken } from '@/lib/mail/owner-token'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, readSubmission } from '../../support/api/forms'
import { ownLinkToken } from '../../support/api/own-links'
import { staffClient } from '../../support/api/staff'
import { replaceLabelsByIds } from '../../support/sample-form'

afterAll(removeCreatedRows)

const organiser = await staffClient('event_coordinator')
const admin = await staffClient('super_admin')

type Form = OpenForm<'Name' | 'Email' | 'Bus' | 'Room' | 'Meals' | 'Home'>
type Label = keyof Form['ids']
const event = (): Promise<Form> =>
  createOpenForm({
    Name: 'text',
    Email: 'email',
    Bus: { fieldType: 'select', options: ['Iloilo', 'Roxas'] },
    Room: { fieldType: 'radio', options: ['Shared', 'Own'] },
    Meals: { fieldType: 'checkbox', options: ['Lunch', 'Dinner'] },
    Home: 'province_town',
  })

/**
 * A kind of limit. `counts` is an answer that takes a place, `other` one that does not. A limit of
 * the whole form has no field.
 */
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
  token: string
}
let people = 0
const send = async ({ form, kind }: Pick<Stage, 'form' | 'kind'>, more: object = {}) => {
  const Email = `place-${++people}@example.org`
  const data = replaceLabelsByIds(form, {
    Name: 'Ana',
    Email,
    ...(kind.field && { [kind.field]: kind.counts }),
  })
  const path = paths.api.submit(form.slug)
  return (await newVisitor().post<RegistrationResult>(path, { data, ...more })).body
}
const correct = (
  { form, kind, id }: Pick<Stage, 'form' | 'kind' | 'id'>,
  was: unknown,
  answer: unknown,
) =>
  organiser.put(paths.api.submissionAnswers(id), {
    fieldId: form.ids[kind.field ?? 'Name'],
    answer,
    was,
  })

async function retain({ form, id }: Stage): Promise<void> {
  const db = await pool()
  await db.query(`update submissions set submitted_at = now() - interval '40 days' where id = $1`, [
    id,
  ])
  const { fields } = (await organiser.get<EventForm>(paths.api.form(form.id))).body
  const retention = { days: 30, from: 'arrival', eventDay: null }
  const privacy = { notice: { isOn: false, text: '' }, retention }
  await organiser.post(paths.api.formFields(form.id), { fields, privacy })
  await runRetention(new Date())
  const { goesAt } = (await organiser.get<RetentionPreview>(paths.api.formRetention(form.id))).body
  await runRetention(new Date(goesAt))
}

/** Ways of giving a place back. `take` undoes `give`, and is null when nothing undoes it. */
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
      // Staff add this registration, because the form is full. It is a test, so it holds no place.
      const path = `${paths.api.formRegistrations(stage.form.id)}?how=phone`
      const data = replaceLabelsByIds(stage.form, { Name: 'Ben' })
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
    'whoever cancels it by the own link',
    ({ token }) => newVisitor().post(paths.api.ownCancel(token)),
    ({ id }) => organiser.post(paths.api.submissionSeat(id), { act: 'restore' }),
  ],
  [
    // The product never marks a stored registration as suspected, but the trigger must handle this
    // change too.
    'a suspicion, until its release',
    async ({ id }) =>
      (await pool()).query('update submissions set suspected_at = now() where id = $1', [id]),
    ({ id }) => organiser.post(`${paths.api.suspectedSubmissions}/release`, { ids: [id] }),
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
  ['the end of its retention', retain, null],
  [
    'erasing the person',
    async ({ form, id }) => {
      const { data } = await readSubmission(id)
      const erased = { who: data[form.ids.Email], submissions: [id] }
      expect((await admin.post(paths.api.personErase, erased)).status).toBe(200)
    },
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

const savePlaces = (
  { form, kind }: Pick<Stage, 'form' | 'kind'>,
  seats: number,
  more: { hasWaitingList?: boolean; party?: object } = {},
) =>
  organiser.put(paths.api.formPlaces(form.id), {
    ...{ opensAt: null, closesAt: null, hasWaitingList: false, offerHours: null },
    ...{ showLeftBelow: null, limits: [{ ...kind.limit(form), seats }] },
    ...more,
  })

async function begin(kind: Kind, seats: number, hasWaitingList = false) {
  const stage = { form: await event(), kind }
  await savePlaces(stage, seats, { hasWaitingList })
  return stage
}

describe.each(KINDS)('a place of $name', (kind) => {
  it.each(WAYS)('is given back by %s, and taken again', async (way, give, take) => {
    if (!kind.field && way === 'a corrected answer') return
    const stage = await begin(kind, 1)
    const { id, seat, link } = await send(stage)
    const token = ownLinkToken(link)
    expect(seat).toBe('held')
    expect(await read(stage)).toEqual([1, 0])
    await give({ ...stage, id, token })
    expect(await read(stage)).toEqual([0, 0])
    const next = await send(stage)
    expect(next.seat).toBe('held')
    if (!take) return
    await take({ ...stage, id, token })
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
      await newVisitor().post(
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

  it.each([
    ['asked of the family once', false],
    ['asked of each person', true],
  ])('follows the size of a family, %s', async (_how, isOfEach) => {
    const stage = await begin(kind, 10)
    const { form } = stage
    const own = kind.field && isOfEach ? { [kind.field]: kind.counts } : {}
    const shared = kind.field && !isOfEach ? { [kind.field]: kind.counts } : {}
    const fieldIds = [form.ids.Name, ...(kind.field && isOfEach ? [form.ids[kind.field]] : [])]
    await savePlaces(stage, 10, { party: { min: 1, max: 4, fieldIds, needsAdult: false } })
    const person = (Name: string) => ({ data: replaceLabelsByIds(form, { Name, ...own }) })
    const { body } = await newVisitor().post<RegistrationResult>(paths.api.submit(form.slug), {
      data: replaceLabelsByIds(form, shared),
      people: [person('Cora'), person('Ben')],
    })
    expect(await read(stage)).toEqual([2, 0])
    const people = async () =>
      (await organiser.get<{ people: { id: number }[] }>(paths.api.submission(body.id))).body.people
    const ben = (await people())[1]?.id ?? 0
    const seat = (act: string) => organiser.post(paths.api.submissionSeat(ben), { act })
    await seat('cancel')
    expect(await read(stage), 'one cancelled').toEqual([1, 0])
    await seat('restore')
    expect(await read(stage), 'and taken back').toEqual([2, 0])
    await organiser.post(paths.api.deleteSubmissions, { ids: [ben] })
    expect(await read(stage), 'one in the bin').toEqual([1, 0])
    await organiser.post(paths.api.binRestore, { ids: [ben] })
    expect(await read(stage), 'and restored').toEqual([2, 0])
    const added = { number: 3, ...person('Lia') }
    const adding = await newVisitor().post(paths.api.ownPeople(ownLinkToken(body.link)), added)
    expect(adding.status).toBe(201)
    expect(await read(stage), 'one more').toEqual([3, 0])
    const lia = (await people())[2]?.id ?? 0
    await organiser.put(paths.api.testMarks, { ids: [lia], isTest: true })
    expect(await read(stage), 'a test').toEqual([2, 0])
    await organiser.put(paths.api.testMarks, { ids: [lia], isTest: false })
    expect(await read(stage), 'and none').toEqual([3, 0])
    if (kind.field) {
      const corrected = { ...stage, id: isOfEach ? ben : body.id }
      expect((await correct(corrected, kind.counts, kind.other)).status).toBe(200)
      expect(await read(stage), 'corrected').toEqual([isOfEach ? 2 : 0, 0])
      expect((await correct(corrected, kind.other, kind.counts)).status).toBe(200)
      expect(await read(stage), 'and corrected back').toEqual([3, 0])
    }
    await organiser.post(paths.api.deleteSubmissions, { ids: [lia] })
    await admin.post(paths.api.binErase, { ids: [lia] })
    expect(await read(stage), 'one erased').toEqual([2, 0])
    await organiser.post(paths.api.deleteSubmissions, { ids: [body.id] })
    expect(await read(stage), 'all in the bin').toEqual([0, 0])
    await organiser.post(paths.api.binRestore, { ids: [body.id] })
    expect(await read(stage), 'all restored').toEqual([2, 0])
    await organiser.put(paths.api.testMarks, { ids: [body.id], isTest: true })
    expect(await read(stage), 'all tests').toEqual([0, 0])
  })
})
