import { afterAll, describe, expect, it } from 'vitest'
import type { Limit, Places, SeatState } from '@/features/forms/capacity/schema'
import { formTokenSubject, type ListedForm } from '@/features/forms/schema'
import type { RegistrationResult } from '@/features/registration/schema'
import { findWaitingPosition } from '@/features/registration/server/result'
import { pool } from '@/lib/database/db'
import { waitUntilDurable } from '@/lib/database/durable'
import type { ErrorCode } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { issueFormToken } from '@/lib/suspicion/form-token'
import { HONEYPOT_NAME } from '@/lib/suspicion/suspicion'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type FieldDraft, type OpenForm, register } from '../../support/api/forms'
import { ownLinkToken, readOwnRegistration } from '../../support/api/own-links'
import { staffClient } from '../../support/api/staff'
import { waitUntil } from '../../support/condition'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { summarizeStored } from '../../support/stored'

afterAll(removeCreatedRows)

const organiser = await staffClient('event_coordinator')

type EventForm = OpenForm<'Name' | 'Bus'>
const BUS: FieldDraft = { fieldType: 'select', options: ['Iloilo', 'Roxas'] }
const event = () => createOpenForm({ Name: 'text', Bus: BUS })

const NONE = {
  opensAt: null,
  closesAt: null,
  hasWaitingList: false,
  offerHours: null,
  showLeftBelow: null,
  limits: [],
}
type Asked = Partial<Omit<Places, 'limits'>> & { limits?: Partial<Limit>[] }
const savePlaces = (form: EventForm, places: Asked) =>
  organiser.put<Places>(paths.api.formPlaces(form.id), { ...NONE, ...places })

const whole = (seats: number) => ({ fieldId: null, option: null, seats })
const bus = (form: EventForm, option: string, seats: number) => ({
  fieldId: form.ids.Bus,
  option,
  seats,
})

let people = 0
const send = (form: EventForm, answers: { Name?: string; Bus?: string } = {}, key?: string) =>
  register(
    form,
    replaceLabelsByIds(form, { Name: `Person ${++people}`, ...answers }),
    key ? { 'idempotency-key': key } : undefined,
  )

const limitsOf = async (form: EventForm) =>
  (await organiser.get<Places>(paths.api.formPlaces(form.id))).body.limits.map(
    ({ held, waiting }) => [held, waiting],
  )

const HOUR = 3_600_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()

describe('a form that opens and closes by itself', () => {
  it('takes nothing before it opens and after it has closed', async () => {
    const form = await event()
    expect((await send(form)).status).toBe(201)
    for (const times of [{ opensAt: at(HOUR) }, { closesAt: at(-HOUR) }]) {
      expect((await savePlaces(form, times)).status).toBe(200)
      const before = await summarizeStored()
      expectRefusal(await send(form), 409, 'form.not_open')
      expect(await summarizeStored()).toEqual(before)
      const { body } = await newVisitor().get(paths.api.publicForm(form.slug))
      expect(body).toMatchObject({ isOpen: false, opensAt: null, closesAt: null, ...times })
    }
    await savePlaces(form, { opensAt: at(-HOUR), closesAt: at(HOUR) })
    expect((await send(form)).status).toBe(201)
  })

  it('takes what was opened before it closed for fifteen minutes more', async () => {
    const form = await event()
    const sendFrom = (openedAgo: number) => {
      const formToken = issueFormToken(formTokenSubject(form.id), Date.now() - openedAgo)
      const data = replaceLabelsByIds(form, { Name: `Person ${++people}` })
      return newVisitor().post(paths.api.submit(form.slug), { data, formToken })
    }
    await savePlaces(form, { closesAt: at(-5 * 60_000) })
    expect((await sendFrom(10 * 60_000)).status).toBe(201)
    expectRefusal(await sendFrom(2 * 60_000), 409, 'form.not_open')
    await savePlaces(form, { closesAt: at(-16 * 60_000) })
    expectRefusal(await sendFrom(20 * 60_000), 409, 'form.not_open')
  })

  it('is open to staff at any time', async () => {
    const form = await event()
    await savePlaces(form, { closesAt: at(-HOUR) })
    const path = `${paths.api.formRegistrations(form.id)}?how=phone`
    expect(
      (await organiser.post(path, { data: replaceLabelsByIds(form, { Name: 'Ana' }) })).status,
    ).toBe(201)
  })
})

describe('places', () => {
  it('stand in the list of forms where there are any, or somebody has cancelled', async () => {
    const form = await event()
    const hasSeats = async () => {
      const { body } = await organiser.get<ListedForm[]>(paths.api.forms)
      return body.find(({ id }) => id === form.id)?.submissions?.hasSeats
    }
    const { id } = (await send(form)).body
    expect(await hasSeats()).toBe(false)
    await savePlaces(form, { limits: [bus(form, 'Iloilo', 3)] })
    expect(await hasSeats()).toBe(true)
    await savePlaces(form, {})
    expect(await hasSeats()).toBe(false)
    await organiser.post(paths.api.submissionSeat(id), { act: 'cancel' })
    expect(await hasSeats()).toBe(true)
  })

  it('are claimed and counted for processes of the version before, whose claims count nothing', async () => {
    const form = await event()
    await savePlaces(form, { limits: [whole(5), bus(form, 'Iloilo', 2)] })
    await send(form, { Bus: 'Iloilo' })
    await (await pool()).query(
      `insert into submissions (form_id, reference, status, submitted_at, data, search_text,
         fingerprint, seat, line)
       select forms.id, $2, 'new', now(), $3::jsonb, '', '', seat, line
       from forms, claim_seat(forms.id, forms.xmin::text, $3::jsonb) where forms.id = $1`,
      [form.id, `BEFORE-${form.id}`, JSON.stringify({ [form.ids.Bus]: 'Iloilo' })],
    )
    expect(await limitsOf(form)).toEqual([
      [2, 0],
      [2, 0],
    ])
    expectRefusal(await send(form, { Bus: 'Iloilo' }), 409, 'form.full')
  })

  it('are not counted for a form that changed while the claim waited', async () => {
    const form = await event()
    await savePlaces(form, { limits: [whole(5), bus(form, 'Iloilo', 2)] })
    const { rows } = await (await pool()).query(
      `select seat, is_counted from claim_places($1, 'another version', $2::jsonb)`,
      [form.id, JSON.stringify({ [form.ids.Bus]: 'Iloilo' })],
    )
    expect(rows).toEqual([{ seat: null, is_counted: null }])
    expect(await limitsOf(form)).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  it('go to exactly as many as there are, and the others know where they stand', async () => {
    const form = await event()
    await savePlaces(form, { hasWaitingList: true, limits: [whole(20)] })
    const replies = await Promise.all(Array.from({ length: 100 }, () => send(form)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    const of = (seat: SeatState) => replies.filter(({ body }) => body.seat === seat)
    expect([of('held').length, of('waiting').length]).toEqual([20, 80])
    expect(await limitsOf(form)).toEqual([[20, 80]])
    const { rows } = await (await pool()).query<{ id: number }>(
      `select id from submissions where form_id = $1 and seat = 'waiting' order by line`,
      [form.id],
    )
    const numbered = rows.map(({ id }) => id)
    const queues = new Map(replies.map(({ body }) => [body.id, body.queue]))
    expect(numbered.map((id) => queues.get(id))).toEqual(numbered.map((_, index) => index + 1))
  })

  it('are refused without a waiting list, and nothing is stored', async () => {
    const form = await event()
    await savePlaces(form, { limits: [whole(1)], showLeftBelow: 5 })
    const first = await send(form, { Name: 'Ana' }, 'the last place')
    expect(first.body).toMatchObject({ seat: 'held', queue: null })
    const before = await summarizeStored()
    expectRefusal(await send(form), 409, 'form.full')
    expect(await summarizeStored()).toEqual(before)
    expect((await send(form, { Name: 'Ana' }, 'the last place')).body).toEqual(first.body)
    expect(await limitsOf(form)).toEqual([[1, 0]])
    const { body } = await newVisitor().get(paths.api.publicForm(form.slug))
    expect(body).toMatchObject({ isOpen: true, isFull: true, left: 0 })
  })

  it('are one under one key, however often it comes at once', async () => {
    const form = await event()
    await savePlaces(form, { hasWaitingList: true, limits: [whole(5)] })
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => send(form, { Name: 'Ana' }, 'one key')),
    )
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await limitsOf(form)).toEqual([[1, 0]])
  })

  it('of an option are its own, and nobody new passes whoever waits for it', async () => {
    const form = await event()
    await savePlaces(form, {
      hasWaitingList: true,
      limits: [whole(10), bus(form, 'Iloilo', 1)],
    })
    const [first, second] = [
      await send(form, { Bus: 'Iloilo' }),
      await send(form, { Bus: 'Iloilo' }),
    ]
    expect([first.body.seat, second.body.seat]).toEqual(['held', 'waiting'])
    expect((await send(form, { Bus: 'Roxas' })).body.seat).toBe('held')
    const { body } = await newVisitor().get<OpenForm<'Bus'>>(paths.api.publicForm(form.slug))
    expect(body.fields[1]).toMatchObject({ fullOptions: ['Iloilo'] })
    await organiser.post(paths.api.deleteSubmissions, { ids: [first.body.id] })
    const last = (await send(form, { Bus: 'Iloilo' })).body
    expect(last).toMatchObject({ seat: 'waiting', queue: 2 })
    expect(await findWaitingPosition(form.id, last.reference)).toBe(2)
    expect(await findWaitingPosition(form.id, first.body.reference)).toBeNull()
    await organiser.put(paths.api.testMarks, { ids: [second.body.id], isTest: true })
    expect(await findWaitingPosition(form.id, last.reference)).toBe(1)
  })

  it('are told to a suspected registration like to any other', async () => {
    const form = await event()
    await savePlaces(form, { hasWaitingList: true, limits: [whole(1)] })
    await send(form)
    const data = replaceLabelsByIds(form, { Name: 'Ana', Bus: 'Roxas' })
    const suspected = await newVisitor().post<RegistrationResult>(paths.api.submit(form.slug), {
      data,
      [HONEYPOT_NAME]: 'x',
    })
    expect(suspected.body).toMatchObject({ seat: 'waiting', queue: 1 })
    const { reference, link } = suspected.body
    expect(await findWaitingPosition(form.id, reference)).toBe(1)
    expect((await readOwnRegistration(ownLinkToken(link))).body).toMatchObject({
      seat: 'waiting',
      queue: 1,
    })
    expect((await send(form)).body.queue).toBe(1)
  })

  it('are held by everybody who had registered before there were limits', async () => {
    const form = await event()
    for (const Bus of ['Iloilo', 'Iloilo', 'Roxas']) await send(form, { Bus })
    await savePlaces(form, { limits: [whole(2), bus(form, 'Iloilo', 2)] })
    expect(await limitsOf(form)).toEqual([
      [3, 0],
      [2, 0],
    ])
    expectRefusal(await send(form), 409, 'form.full')
  })

  it('of an option that is full are told beside it, with script and without', async () => {
    const form = await event()
    await savePlaces(form, {
      showLeftBelow: 5,
      limits: [bus(form, 'Iloilo', 1), bus(form, 'Roxas', 4)],
    })
    await send(form, { Bus: 'Iloilo' })
    const { body } = await newVisitor().get<OpenForm<'Bus'>>(paths.api.publicForm(form.slug))
    expect(body.fields[1]).toMatchObject({
      closedOptions: ['Iloilo'],
      optionNotes: { Iloilo: 'full', Roxas: '4 left' },
    })
    const refused = await send(form, { Bus: 'Iloilo' })
    expectRefusal(refused, 409, 'form.full')
    expect(refused.body).toMatchObject({
      fields: { [form.ids.Bus]: expect.stringContaining('“Iloilo”') },
    })
  })
})

it.each<[string, (form: EventForm) => Asked, ErrorCode]>([
  ['a negative number', () => ({ limits: [whole(-1)] }), 'request.invalid'],
  ['too large a number', () => ({ limits: [whole(2 ** 31)] }), 'request.invalid'],
  ['one limit twice', () => ({ limits: [whole(1), whole(2)] }), 'request.invalid'],
  [
    'an option that is not offered',
    (form) => ({ limits: [bus(form, 'Cebu', 1)] }),
    'places.no_option',
  ],
  [
    'a field that is not of this form',
    () => ({ limits: [{ fieldId: 'elsewhere', option: 'Iloilo', seats: 1 }] }),
    'places.no_option',
  ],
  ['closing before opening', () => ({ opensAt: at(HOUR), closesAt: at(0) }), 'request.invalid'],
  [
    'times in another order than their texts',
    () => ({ opensAt: '2099-01-01T08:00:00Z', closesAt: '2099-01-01T15:00:00+08:00' }),
    'request.invalid',
  ],
  [
    'opening and closing at one moment',
    () => ({ opensAt: '2099-01-01T00:00:00Z', closesAt: '2099-01-01T08:00:00+08:00' }),
    'request.invalid',
  ],
  ['a day without a time', () => ({ changeUntil: '2099-01-01' }), 'request.invalid'],
  ['half a place', () => ({ limits: [whole(0.5)] }), 'request.invalid'],
  ['no time at all', () => ({ opensAt: 'tomorrow' }), 'request.invalid'],
])('refuses %s', async (_case, asked, code) => {
  const form = await event()
  expectRefusal(await savePlaces(form, asked(form)), 400, code)
})

it('takes no place at all, and fewer than are taken: nobody loses one, and nobody gets one', async () => {
  const form = await event()
  for (let one = 0; one < 3; one++) await send(form)
  for (const seats of [2, 0]) {
    const { body } = await savePlaces(form, { limits: [whole(seats)] })
    expect(body.limits).toMatchObject([{ seats, held: 3 }])
    const before = await summarizeStored()
    expectRefusal(await send(form), 409, 'form.full')
    expect(await summarizeStored()).toEqual(before)
  }
})

it('of a province whose question was removed stays counted, and is not saved again', async () => {
  const form = await createOpenForm({ Name: 'text', Home: 'province_town' })
  const limits = [{ fieldId: null, option: null, province: 'aklan', seats: 1 }]
  const save = (places: object) =>
    organiser.put<Places>(paths.api.formPlaces(form.id), { ...NONE, ...places })
  expect((await save({ limits })).status).toBe(200)
  const { id } = (
    await register(form, replaceLabelsByIds(form, { Name: 'Ana', Home: 'Kalibo, Aklan' }))
  ).body
  const fields = form.fields.filter(({ label }) => label !== 'Home')
  expect((await organiser.post(paths.api.formFields(form.id), { fields })).status).toBe(200)
  const held = async () =>
    (await organiser.get<Places>(paths.api.formPlaces(form.id))).body.limits.map((one) => one.held)
  expect(await held()).toEqual([1])
  expectRefusal(await save({ limits }), 400, 'places.no_province')
  expect((await register(form, replaceLabelsByIds(form, { Name: 'Ben' }))).status).toBe(201)
  await organiser.post(paths.api.deleteSubmissions, { ids: [id] })
  expect(await held()).toEqual([0])
  expect((await save({})).body.limits).toEqual([])
})

it('of an option or a question that was removed stays counted, and is not saved again', async () => {
  const form = await event()
  await savePlaces(form, { limits: [bus(form, 'Iloilo', 2)] })
  const { id } = (await send(form, { Bus: 'Iloilo' })).body
  const keep = (fields: EventForm['fields']) =>
    organiser.post<EventForm>(paths.api.formFields(form.id), { fields })
  const one = form.fields.map((field) =>
    field.label === 'Bus' ? { ...field, options: ['Roxas'] } : field,
  )
  expect((await keep(one)).status).toBe(200)
  const places = async () => (await organiser.get<Places>(paths.api.formPlaces(form.id))).body
  expect((await places()).limits).toMatchObject([{ option: 'Iloilo', held: 1 }])
  expectRefusal(
    await savePlaces(form, { limits: [bus(form, 'Iloilo', 3)] }),
    400,
    'places.no_option',
  )
  expect((await send(form, { Bus: 'Roxas' })).status).toBe(201)
  expect((await keep(form.fields.filter(({ label }) => label !== 'Bus'))).status).toBe(200)
  expect((await send(form)).status).toBe(201)
  await organiser.post(paths.api.deleteSubmissions, { ids: [id] })
  expect((await places()).limits).toMatchObject([{ held: 0 }])
  expect((await savePlaces(form, { limits: [] })).body.limits).toEqual([])
})

const someoneWaits = () =>
  waitUntil('it waits', async () => {
    const { rows } = await (await pool()).query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  })

it('is counted again beside a change of several registrations, and neither waits for ever', async () => {
  const form = await event()
  await savePlaces(form, { limits: [whole(10)] })
  const ids = [(await send(form)).body.id, (await send(form)).body.id]
  const db = await pool()
  // The state in which the first registration was being stored while the limits were added: it has
  // no seat yet.
  await db.query('update submissions set seat = null where id = $1', [ids[0]])
  const change = await db.connect()
  try {
    await change.query('begin')
    await change.query('select from submissions where id = any($1) order by id for update', [ids])
    const counting = db.query('select recount_places($1)', [form.id])
    await someoneWaits()
    await change.query('update submissions set deleted_at = now() where id = any($1)', [ids])
    await change.query('commit')
    await counting
  } finally {
    await change.query('rollback')
    change.release()
  }
  expect(await limitsOf(form)).toEqual([[0, 0]])
  await db.query('update submissions set deleted_at = null where id = any($1)', [ids])
  expect(await limitsOf(form)).toEqual([[2, 0]])
})

describe('while others hold a limit', () => {
  it('whoever waited for it frees it before the disk has the place, and is answered after', async () => {
    const form = await event()
    await savePlaces(form, { limits: [whole(5)] })
    const db = await pool()
    const [first, second] = [await db.connect(), await db.connect()]
    const claim = (on: typeof first) =>
      on.query(
        `select seat from claim_places($1, (select xmin::text from forms where id = $1), '{}')`,
        [form.id],
      )
    const waitsForDisk = async (on: typeof first) =>
      (await on.query('show synchronous_commit')).rows[0].synchronous_commit === 'on'
    try {
      for (const one of [first, second]) {
        await one.query('set synchronous_commit = on')
        await one.query('begin')
      }
      await claim(first)
      expect(await waitsForDisk(first)).toBe(true)
      const claiming = claim(second)
      await someoneWaits()
      await first.query('commit')
      await claiming
      expect(await waitsForDisk(second)).toBe(false)
      await second.query('commit')
      const { rows } = await second.query('select pg_current_wal_insert_lsn() as written')
      await waitUntilDurable(second)
      const flushed = await second.query('select pg_current_wal_flush_lsn() >= $1 as all', [
        rows[0].written,
      ])
      expect(flushed.rows).toEqual([{ all: true }])
    } finally {
      for (const one of [first, second]) {
        await one.query('rollback')
        await one.query('reset synchronous_commit')
        one.release()
      }
    }
  })

  it('options of several fields are renamed in its order', async () => {
    const form = await createOpenForm({
      Bus: BUS,
      Meal: { fieldType: 'select', options: ['Fish'] },
    })
    const limits = [
      { fieldId: form.ids.Meal, option: 'Fish', seats: 5 },
      { fieldId: form.ids.Bus, option: 'Iloilo', seats: 5 },
    ]
    await organiser.put(paths.api.formPlaces(form.id), { ...NONE, limits })
    const fields = form.fields.map(({ id, label, options }) => ({
      ...{ id, label, fieldType: 'select' },
      options: options?.map((option) => `${option} City`),
      optionIds: options,
    }))
    const holder = await (await pool()).connect()
    try {
      await holder.query('begin')
      const lock = `select from place_limits where form_id = $1 and option = $2 for update`
      await holder.query(lock, [form.id, 'Fish'])
      const saving = organiser.post(paths.api.formFields(form.id), { fields })
      await someoneWaits()
      await holder.query(lock, [form.id, 'Iloilo'])
      await holder.query('commit')
      expect((await saving).status).toBe(200)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    const { body } = await organiser.get<Places>(paths.api.formPlaces(form.id))
    expect(body.limits.map(({ option }) => option)).toEqual(['Fish City', 'Iloilo City'])
  })

  it('staff add nobody by a form that has changed meanwhile', async () => {
    const form = await event()
    await savePlaces(form, { limits: [whole(5)] })
    const holder = await (await pool()).connect()
    try {
      await holder.query('begin')
      await holder.query('select from place_limits where form_id = $1 for update', [form.id])
      const adding = organiser.post(`${paths.api.formRegistrations(form.id)}?how=walk_in`, {
        data: replaceLabelsByIds(form, { Name: 'Ana Reyes' }),
      })
      await someoneWaits()
      await holder.query('update forms_fields set is_required = true where id = $1', [form.ids.Bus])
      await holder.query('update forms set updated_at = now() where id = $1', [form.id])
      await holder.query('commit')
      expectRefusal(await adding, 400, 'submission.invalid')
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect(await limitsOf(form)).toEqual([[0, 0]])
  })
})
