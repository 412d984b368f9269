import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { Dashboard } from '@/features/dashboard/schema'
import type { Limit, Places } from '@/features/forms/capacity/schema'
import { type Party, PEOPLE_INPUT_NAME, personFieldId } from '@/features/forms/party/party'
import type { EventForm, PublicForm } from '@/features/forms/schema'
import type { Ledger } from '@/features/ledger/schema'
import { findFormAttempt } from '@/features/registration/server/attempts'
import type { RetentionPreview } from '@/features/submissions/bin/schema'
import { runRetention } from '@/features/submissions/bin/server/retention'
import type { PrintSheet } from '@/features/submissions/print/print-sheet'
import type { EarlierStatuses } from '@/features/submissions/schema'
import type { FormTotals } from '@/features/submissions/totals/totals'
import { offerPlaces } from '@/features/submissions/waiting/server/jobs'
import { pool } from '@/lib/database/db'
import type { ErrorBody } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { HONEYPOT_NAME } from '@/lib/suspicion/suspicion'
import { newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  createOpenForm,
  type FieldDraft,
  type OpenForm,
  postWithoutScript,
  type RegistrationReply,
  readSubmission,
} from '../../support/api/forms'
import { previewMailing, runMailingJobs, sendMailingToForm } from '../../support/api/mailings'
import { ownLinkToken, postOwnPage, readOwnRegistration } from '../../support/api/own-links'
import {
  openReceiptForm,
  runReceiptJob,
  startTestMailServer,
  stopTestMailServers,
} from '../../support/api/receipts'
import { makeAccount, staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { listStoredFiles, summarizeStored } from '../../support/stored'

afterEach(async () => {
  vi.unstubAllEnvs()
  await stopTestMailServers()
})
afterAll(removeCreatedRows)

const organiser = await staffClient('event_coordinator')

const BUS: FieldDraft = { fieldType: 'select', options: ['Iloilo', 'Roxas'] }
const EVENT = {
  Name: 'text',
  Birthday: 'date',
  Email: { fieldType: 'email', isRequired: true },
  Bus: BUS,
  'Bed with': { fieldType: 'text' },
} satisfies Record<string, FieldDraft>
type Label = keyof typeof EVENT
type Family = OpenForm<Label>
type Answers = Partial<Record<Label, unknown>>

const PLACES = {
  opensAt: null,
  closesAt: null,
  hasWaitingList: false,
  offerHours: null,
  showLeftBelow: null,
  limits: [],
}
type Asked = Partial<Omit<Places, 'limits' | 'party'>> & {
  limits?: Partial<Limit>[]
  party?: unknown
}
const save = (form: Family, asked: Asked) =>
  organiser.put<Places>(paths.api.formPlaces(form.id), { ...PLACES, ...asked })

const partyOf = (
  form: Family,
  labels: Label[] = ['Name', 'Birthday'],
  more: Partial<Party> = {},
) => ({
  min: 1,
  max: 6,
  fieldIds: labels.map((label) => form.ids[label]),
  needsAdult: false,
  ...more,
})
const whole = (seats: number) => ({ fieldId: null, option: null, seats })
const bus = (form: Family, option: string, seats: number) => ({
  fieldId: form.ids.Bus,
  option,
  seats,
})

async function families(asked: Asked = {}, more: Partial<Party> = {}) {
  const form = await createOpenForm<Label>(EVENT)
  const { status } = await save(form, { party: partyOf(form, undefined, more), ...asked })
  expect(status).toBe(200)
  return form
}

const send = (
  form: Family,
  shared: Answers,
  people: Answers[],
  key?: string,
): Promise<RegistrationReply> =>
  newVisitor().post(
    paths.api.submit(form.slug),
    {
      data: replaceLabelsByIds(form, { Email: 'cora@example.org', ...shared }),
      people: people.map((one) => ({ data: replaceLabelsByIds(form, one) })),
    },
    key ? { 'idempotency-key': key } : undefined,
  )

interface Seen {
  id: number
  reference: string
  data: Record<string, unknown>
  seat?: string
  queue?: number | null
  people: { id: number; person: number; reference: string; data: unknown; seat: string | null }[]
  party?: { id: number; person: number }
}
const see = async (id: number) => (await organiser.get<Seen>(paths.api.submission(id))).body

const list = async (form: Family, search = '') =>
  (await organiser.get<Seen[]>(`${paths.api.submissions}?formId=${form.id}&search=${search}`)).body

const limitsOf = async (form: Family) =>
  (await organiser.get<Places>(paths.api.formPlaces(form.id))).body.limits.map(
    ({ held, waiting }) => [held, waiting],
  )

const CORA = { Name: 'Cora Reyes', Birthday: '1984-02-03' }
const BEN = { Name: 'Ben Reyes', Birthday: '2014-05-06' }
const PLAIN = { subject: 'See you there', text: 'We begin at nine.' }
const LIA = { Name: 'Lia Reyes', Birthday: '2017-08-09' }

describe('what is done with whole registrations', () => {
  it('the announcement of erasing counts them, and their people go with them', async () => {
    const form = await families()
    const { body } = await send(form, {}, [CORA, BEN, LIA])
    await (await pool()).query(
      `update submissions set submitted_at = now() - interval '40 days' where form_id = $1`,
      [form.id],
    )
    const retention = { days: 30, from: 'arrival', eventDay: null }
    const { body: now } = await organiser.get<EventForm>(paths.api.form(form.id))
    const privacy = { notice: { isOn: false, text: '' }, retention }
    await organiser.post(paths.api.formFields(form.id), { fields: now.fields, privacy })
    const planned = async () =>
      (await organiser.get<RetentionPreview>(paths.api.formRetention(form.id))).body
    expect(await planned()).toMatchObject({ count: 1, isAnnounced: false })
    await runRetention(new Date())
    expect(await readLastAuditLines('retention.announced')).toMatchObject([
      { subject: form.name, detail: '1 submission' },
    ])
    await runRetention(new Date((await planned()).goesAt))
    const { rows } = await (await pool()).query('select id from submissions where form_id = $1', [
      form.id,
    ])
    expect(rows).toEqual([])
    expect((await organiser.get(paths.api.submission(body.id))).status).toBe(404)
  })

  it('a message goes to a party as long as anybody of it comes', async () => {
    const form = await families()
    const { body } = await send(form, {}, [CORA, BEN])
    const messages = async () => (await previewMailing(form as never, PLAIN)).body.messages
    const cancel = async (all: boolean) => {
      const { ownCancel, ownCancelAll } = paths.api
      const path = (all ? ownCancelAll : ownCancel)(ownLinkToken(body.link))
      expect((await newVisitor().post(path)).status).toBe(204)
    }
    expect(await messages()).toBe(1)
    await cancel(false)
    expect((await see(body.id)).people.map(({ seat }) => seat)).toEqual(['cancelled', null])
    expect(await messages()).toBe(1)
    await cancel(true)
    expect(await messages()).toBe(0)
  })

  it('a confirmation names whoever of the party comes', async () => {
    const server = await startTestMailServer()
    const form = await openReceiptForm<Label>({}, EVENT)
    await save(form, { party: partyOf(form) })
    const { id } = (await send(form, {}, [CORA, BEN, LIA])).body
    const ben = (await see(id)).people[1]?.id ?? 0
    await organiser.post(paths.api.submissionSeat(ben), { act: 'cancel' })
    await runReceiptJob(id)
    expect(server.mails[0]?.text).toMatch(/Cora Reyes.*Lia Reyes/s)
    expect(server.mails[0]?.text).not.toContain('Ben')
  })
})

describe('what is done to all families of a list', () => {
  const template = {
    subject: 'See you, {first name}',
    text: 'Dear {name},\n\nyour code is {reference}.',
  }
  const mailbox = (who: string) => `${who}-${Date.now()}@example.org`

  it('a message goes once to a family’s mailbox, and names whose it is', async () => {
    vi.stubEnv('MAILS_PER_MINUTE', '60000')
    const server = await startTestMailServer()
    const form = await families()
    const [cora, dan] = [mailbox('cora'), mailbox('dan')]
    const first = (await send(form, { Email: cora }, [CORA, BEN, LIA])).body
    const other = (await send(form, { Email: dan }, [{ ...CORA, Name: 'Dan Cruz' }, LIA])).body
    expect((await previewMailing(form as never, template)).body).toMatchObject({
      messages: 2,
      withoutAddress: 0,
      sharing: 0,
    })
    const all = await sendMailingToForm(form as never, 2, { template })
    const filters = { [`answer.${form.ids.Name}.has`]: 'ben' }
    const found = await previewMailing(form as never, template, { filters })
    expect(found.body).toMatchObject({
      messages: 1,
      samples: [{ to: cora, reference: first.reference }],
    })
    await runMailingJobs(all.body.id)
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [cora, 'See you, Cora'],
      [dan, 'See you, Dan'],
    ])
    for (const [at, { reference }] of [first, other].entries()) {
      const { text } = server.mails[at] ?? {}
      expect(text).toContain(`Dear ${at === 0 ? 'Cora Reyes' : 'Dan Cruz'},`)
      expect(text).toContain(`your code is ${reference}.`)
      expect(text).not.toMatch(/Ben|Lia/)
    }
  })

  it('“select all that match” counts the registrations of the list, and changes those', async () => {
    const form = await families()
    const [one, two] = [
      (await send(form, {}, [CORA, BEN, LIA])).body.id,
      (await send(form, {}, [{ ...LIA, Name: 'Dan Cruz' }, BEN])).body.id,
    ]
    const filters = { formId: form.id, search: 'ben' }
    const shown = await organiser.get<Seen[]>(
      `${paths.api.submissions}?formId=${form.id}&search=ben`,
    )
    const count = Number(shown.headers.get('x-total-count'))
    expect([count, shown.body.map(({ id }) => id).toSorted()]).toEqual([2, [one, two]])
    const set = (asked: object, of: number) =>
      organiser.put<{ changed: number; earlier: EarlierStatuses }>(paths.api.matchingStatus, {
        filters: asked,
        status: 'contacted',
        count: of,
      })
    expectRefusal(await set(filters, 5), 409, 'submissions.count_changed')
    const { body } = await set({ ...filters, search: 'lia' }, 1)
    expect(body).toEqual({ changed: 1, earlier: { new: [one] } })
    const statuses = async () => {
      const rows = await organiser.get<{ id: number; status: string }[]>(
        `${paths.api.submissions}?formId=${form.id}`,
      )
      return new Map(rows.body.map(({ id, status }) => [id, status]))
    }
    expect(await statuses()).toEqual(
      new Map([
        [two, 'new'],
        [one, 'contacted'],
      ]),
    )
    expect((await set(filters, count)).body).toEqual({ changed: 1, earlier: { new: [two] } })
    const earlier = { new: [one, two] }
    const undone = await organiser.post(paths.api.restoreStatuses, { status: 'contacted', earlier })
    expect(undone.body).toEqual({ restored: 2 })
    expect(new Set((await statuses()).values())).toEqual(new Set(['new']))
    const { id: assigneeId } = await makeAccount('event_coordinator')
    const { body: assigned } = await organiser.put<{ changed: number }>(
      paths.api.matchingAssignee,
      { filters, assigneeId, count },
    )
    expect(assigned.changed).toBe(2)
  })
})

describe('the settings of a party', () => {
  it('are kept with the places, with the name in any case, and shown to visitors', async () => {
    const form = await createOpenForm<Label>(EVENT)
    const { body } = await save(form, { party: partyOf(form, ['Birthday'], { needsAdult: true }) })
    const party = partyOf(form, ['Name', 'Birthday'], { needsAdult: true })
    expect(body.party).toEqual(party)
    expect((await organiser.get<Places>(paths.api.formPlaces(form.id))).body.party).toEqual(party)
    const shown = await newVisitor().get<PublicForm>(paths.api.publicForm(form.slug))
    expect(shown.body.party).toEqual({ ...party, nameFieldIds: [form.ids.Name] })
    for (const none of [null, { ...party, fieldIds: null }]) {
      expect((await save(form, { party: none })).body.party).toBeNull()
    }
  })

  it.each<[string, (form: Family) => unknown]>([
    ['nobody', (form) => partyOf(form, undefined, { min: 0 })],
    ['51 people', (form) => partyOf(form, undefined, { max: 51 })],
    ['more at least than at most', (form) => partyOf(form, undefined, { min: 4, max: 3 })],
    ['half a person', (form) => partyOf(form, undefined, { max: 2.5 })],
    ['a question that is not there', (form) => ({ ...partyOf(form), fieldIds: ['elsewhere'] })],
    ['an adult without a day of birth', (form) => partyOf(form, ['Name'], { needsAdult: true })],
  ])('refuse %s', async (_case, party) => {
    const form = await createOpenForm<Label>(EVENT)
    expect((await save(form, { party: party(form) })).status).toBe(400)
    expect((await organiser.get<Places>(paths.api.formPlaces(form.id))).body.party).toBeNull()
  })
})

describe('a party', () => {
  it('is one registration of people with a record and a reference each', async () => {
    const form = await families()
    const reply = await send(form, { Bus: 'Iloilo' }, [CORA, BEN, LIA])
    expect(reply.status).toBe(201)
    const { id, reference } = reply.body
    const seen = await see(id)
    expect(seen.data).toEqual(
      replaceLabelsByIds(form, { ...CORA, Email: 'cora@example.org', Bus: 'Iloilo' }),
    )
    expect(seen.people.map(({ reference: own, data }) => [own, data])).toEqual([
      [`${reference}-1`, replaceLabelsByIds(form, CORA)],
      [`${reference}-2`, replaceLabelsByIds(form, BEN)],
      [`${reference}-3`, replaceLabelsByIds(form, LIA)],
    ])
    const ben = await see(seen.people[1]?.id ?? 0)
    expect(ben).toMatchObject({ reference: `${reference}-2`, party: { id, person: 2 } })
    expect(await list(form)).toMatchObject([{ id, reference }])
    for (const search of ['Ben Reyes', 'lia', `${reference}-3`, reference]) {
      expect((await list(form, search)).map((one) => one.id)).toEqual([id])
    }
    expect(await list(form, 'Ana')).toEqual([])
  })

  it('is stored once however often it is sent, and other people under its key are refused', async () => {
    const form = await families({ limits: [whole(10)] })
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => send(form, {}, [CORA, BEN], 'one key')),
    )
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await limitsOf(form)).toEqual([[2, 0]])
    expectRefusal(await send(form, {}, [CORA, LIA], 'one key'), 409, 'submission.key_reused')
    expectRefusal(await send(form, {}, [CORA], 'one key'), 409, 'submission.key_reused')
  })

  it('may be one person, sent as before there were parties', async () => {
    const form = await families()
    const data = replaceLabelsByIds(form, { ...CORA, Email: 'cora@example.org' })
    const reply = await newVisitor().post<{ id: number }>(paths.api.submit(form.slug), { data })
    expect(reply.status).toBe(201)
    expect((await see(reply.body.id)).people).toHaveLength(1)
  })

  it.each<[string, Answers, Answers[], (form: Family) => string]>([
    [
      'a member without a name',
      {},
      [CORA, { Birthday: '2014-05-06' }],
      ({ ids }) => `${ids.Name}-2`,
    ],
    ['a first person without a name', {}, [{}, BEN], ({ ids }) => ids.Name],
    [
      'a wrong day of the third',
      {},
      [CORA, BEN, { ...LIA, Birthday: '2017-02-30' }],
      ({ ids }) => `${ids.Birthday}-3`,
    ],
    ['no address of the first', { Email: '' }, [CORA, BEN], ({ ids }) => ids.Email],
    ['more than the form takes', {}, Array.from({ length: 7 }, () => BEN), () => 'people'],
  ])('is refused whole for %s', async (_case, shared, people, field) => {
    const form = await families()
    const before = await summarizeStored()
    const reply = await send(form, shared, people)
    expectRefusal(reply, 400, 'submission.invalid')
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field(form)])
    expect(await summarizeStored()).toEqual(before)
  })

  it('is refused with no or 51 people, with a shared question asked of a person, and below the least', async () => {
    const form = await families({}, { min: 2 })
    for (const people of [[], Array.from({ length: 51 }, () => BEN)]) {
      expect((await send(form, {}, people)).status).toBe(400)
    }
    expectRefusal(
      await send(form, {}, [CORA, { ...BEN, Bus: 'Iloilo' }]),
      400,
      'submission.unknown_field',
    )
    expectRefusal(await send(form, {}, [CORA]), 400, 'submission.invalid')
    const single = await createOpenForm<Label>(EVENT)
    expectRefusal(await send(single, {}, [CORA, BEN]), 400, 'submission.invalid')
  })

  it('needs an adult where the form asks for one', async () => {
    const form = await families({}, { needsAdult: true })
    const reply = await send(form, {}, [BEN, LIA])
    expectRefusal(reply, 400, 'submission.invalid')
    expect(reply.body.fields).toEqual({
      [form.ids.Birthday]: 'At least one person must be 18 or older',
    })
    expect((await send(form, {}, [BEN, CORA])).status).toBe(201)
  })

  it('is asked by the conditions of each person, and of a shared answer', async () => {
    const form = await createOpenForm<Label>(EVENT)
    const saved = await organiser.post<PublicForm>(paths.api.formFields(form.id), {
      fields: form.fields.map((field) => ({
        ...field,
        ...(field.label === 'Bed with' && {
          isRequired: true,
          showWhen: {
            match: 'all',
            rules: [{ fieldId: form.ids.Birthday, is: 'at_least', value: '2010-01-01' }],
          },
        }),
      })),
    })
    expect(saved.status).toBe(200)
    await save(form, { party: partyOf(form, ['Name', 'Birthday', 'Bed with']) })
    const reply = await send(form, {}, [CORA, BEN])
    expect(reply.body.fields).toEqual({ [`${form.ids['Bed with']}-2`]: 'Bed with is required' })
    const kept = await send(form, {}, [
      { ...CORA, 'Bed with': 'nobody' },
      { ...BEN, 'Bed with': 'Cora' },
    ])
    const { people } = await see(kept.body.id)
    expect(people.map(({ data }) => data)).toEqual([
      replaceLabelsByIds(form, CORA),
      replaceLabelsByIds(form, { ...BEN, 'Bed with': 'Cora' }),
    ])
  })
})

describe('the places of a party', () => {
  it('are counted by people, by the shared choice too, and never split', async () => {
    const form = await families()
    await save(form, {
      hasWaitingList: true,
      party: partyOf(form),
      limits: [whole(5), bus(form, 'Iloilo', 3)],
    })
    const first = await send(form, { Bus: 'Iloilo' }, [CORA, BEN])
    expect(first.body).toMatchObject({ seat: 'held', queue: null })
    const second = await send(form, { Bus: 'Iloilo' }, [CORA, BEN])
    expect(second.body).toMatchObject({ seat: 'waiting', queue: 1 })
    expect((await see(second.body.id)).people.map(({ seat }) => seat)).toEqual([
      'waiting',
      'waiting',
    ])
    expect(await limitsOf(form)).toEqual([
      [2, 2],
      [2, 2],
    ])
    // The waiting registration needs more places than are free, so a smaller one gets them.
    expect((await send(form, { Bus: 'Iloilo' }, [LIA])).body.seat).toBe('held')
    expect((await send(form, { Bus: 'Iloilo' }, [LIA])).body).toMatchObject({
      seat: 'waiting',
      queue: 2,
    })
    expect((await send(form, { Bus: 'Roxas' }, [CORA, BEN, LIA])).body).toMatchObject({
      seat: 'waiting',
      queue: 3,
    })
    expect((await send(form, { Bus: 'Roxas' }, [CORA, BEN])).body.seat).toBe('held')
  })

  it('are refused whole without a waiting list', async () => {
    const form = await families({ limits: [whole(3)] })
    expect((await send(form, {}, [CORA, BEN])).status).toBe(201)
    const before = await summarizeStored()
    const refused = await send(form, {}, [CORA, BEN])
    expectRefusal(refused, 409, 'form.full')
    expect(refused.body.fields).toEqual({
      [PEOPLE_INPUT_NAME]: 'There are not enough places for 2 people, so nobody was registered.',
    })
    expect(await summarizeStored()).toEqual(before)
    expect((await send(form, {}, [LIA])).status).toBe(201)
  })

  it('go to exactly as many people as there are, whoever comes at once', async () => {
    const form = await families({ hasWaitingList: true, limits: [whole(20)] })
    const sizes = Array.from({ length: 40 }, (_, at) => (at % 6) + 1)
    const replies = await Promise.all(
      sizes.map((size, at) =>
        send(
          form,
          {},
          Array.from({ length: size }, (_, who) => ({ Name: `Person ${at} ${who}` })),
        ),
      ),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    const people = (seat: string) =>
      sizes.filter((_, at) => replies[at]?.body.seat === seat).reduce((sum, size) => sum + size, 0)
    const [[held, waiting] = []] = await limitsOf(form)
    expect([held, waiting]).toEqual([people('held'), people('waiting')])
    expect(held).toBeLessThanOrEqual(20)
    // All places are taken, because a registration of a single person fits as long as one is free.
    expect(held).toBe(20)
    const { rows } = await (await pool()).query(
      `select count(distinct seat)::int as seats, count(distinct line)::int as lines from submissions
        where form_id = $1 group by coalesce(party_id, id)`,
      [form.id],
    )
    expect(rows.every(({ seats, lines }) => seats === 1 && lines <= 1)).toBe(true)
  })

  it('are offered to all of it together, when there are enough', async () => {
    const form = await families({ hasWaitingList: true, offerHours: 6, limits: [whole(3)] })
    const [one, other, waits] = [
      await send(form, {}, [CORA, BEN]),
      await send(form, {}, [LIA]),
      await send(form, {}, [CORA, BEN]),
    ].map(({ body }) => body.id) as [number, number, number]
    const seats = async () => (await see(waits)).people.map(({ seat }) => seat)
    await organiser.post(paths.api.deleteSubmissions, { ids: [other] })
    await offerPlaces()
    expect(await seats()).toEqual(['waiting', 'waiting'])
    await organiser.post(paths.api.deleteSubmissions, { ids: [one] })
    await offerPlaces()
    expect(await seats()).toEqual(['offered', 'offered'])
    expect(await limitsOf(form)).toEqual([[2, 0]])
    const reply = await organiser.post(paths.api.submissionSeat(waits), {
      act: 'accept',
      reason: '',
    })
    expect(reply.status).toBe(204)
    expect(await seats()).toEqual(['held', 'held'])
  })

  it('follow a corrected shared choice', async () => {
    const form = await families({})
    await save(form, {
      party: partyOf(form),
      limits: [bus(form, 'Iloilo', 5), bus(form, 'Roxas', 5)],
    })
    const { id } = (await send(form, { Bus: 'Iloilo' }, [CORA, BEN, LIA])).body
    const answers = { fieldId: form.ids.Bus, was: 'Iloilo', answer: 'Roxas' }
    expect((await organiser.put(paths.api.submissionAnswers(id), answers)).status).toBe(200)
    expect(await limitsOf(form)).toEqual([
      [0, 0],
      [3, 0],
    ])
  })

  it('are asked for by all of it when its own link changes a shared choice', async () => {
    const form = await families()
    await save(form, { party: partyOf(form), limits: [bus(form, 'Roxas', 2)] })
    const { body } = await send(form, { Bus: 'Iloilo' }, [CORA, BEN, LIA])
    const token = ownLinkToken(body.link)
    const change = async () => {
      const own = await readOwnRegistration<{ seen: string }>(token)
      const data = { [form.ids.Bus]: 'Roxas' }
      return newVisitor().post(paths.api.ownChange(token), { seen: own.body.seen, data })
    }
    expectRefusal(await change(), 409, 'own.option_full')
    expect(await limitsOf(form)).toEqual([[0, 0]])
    await save(form, { party: partyOf(form), limits: [bus(form, 'Roxas', 3)] })
    expect((await change()).status).toBe(200)
    expect(await limitsOf(form)).toEqual([[3, 0]])
  })

  async function waiting(seats: number, people: Answers[]) {
    const form = await families({ hasWaitingList: true, offerHours: 6, limits: [whole(seats)] })
    const first = (await send(form, {}, [LIA, BEN])).body.id
    const { id, link } = (await send(form, {}, people)).body
    const seen = async () => (await see(id)).people.map(({ seat }) => seat)
    const free = async () => {
      await organiser.post(paths.api.deleteSubmissions, { ids: [first] })
      // Run twice, because the second run must not withdraw the offers that are open.
      for (let run = 0; run < 2; run++) await offerPlaces()
    }
    const accept = async () => {
      const act = { act: 'accept', reason: '' }
      expect((await organiser.post(paths.api.submissionSeat(id), act)).status).toBe(204)
    }
    return { form, id, token: ownLinkToken(link), seen, free, accept }
  }

  it('are still waited for by the others when the first person cancels alone', async () => {
    const { form, id, token, seen, free, accept } = await waiting(2, [CORA, BEN, LIA])
    expect((await newVisitor().post(paths.api.ownCancel(token))).status).toBe(204)
    expect(await seen()).toEqual(['cancelled', 'waiting', 'waiting'])
    expect(await limitsOf(form)).toEqual([[2, 2]])
    const { body } = await organiser.get<{ people: object[] }>(paths.api.formWaiting(form.id))
    expect(body.people).toMatchObject([{ id, seat: 'waiting', people: 2, queue: 1 }])
    await free()
    expect(await seen()).toEqual(['cancelled', 'offered', 'offered'])
    await accept()
    expect(await seen()).toEqual(['cancelled', 'held', 'held'])
    expect(await limitsOf(form)).toEqual([[2, 0]])
  })

  it('are waited for again by whoever is no longer cancelled, under the same number', async () => {
    const { form, id, seen } = await waiting(2, [CORA, BEN, LIA])
    const alone = (await send(form, {}, [CORA])).body.id
    const act = (of: number, name: string) =>
      organiser.post(paths.api.submissionSeat(of), { act: name })
    const ben = (await see(id)).people[1]?.id ?? 0
    for (const one of [ben, alone]) await act(one, 'cancel')
    expect(await seen()).toEqual(['waiting', 'cancelled', 'waiting'])
    expect(await limitsOf(form)).toEqual([[2, 2]])
    for (const one of [ben, alone]) await act(one, 'restore')
    expect(await seen()).toEqual(['waiting', 'waiting', 'waiting'])
    expect(await limitsOf(form)).toEqual([[2, 4]])
    expect(await see(alone)).toMatchObject({ seat: 'waiting', queue: 2 })
  })

  it('are offered to the others when the first declines for itself alone', async () => {
    const { form, token, seen, free, accept } = await waiting(3, [CORA, BEN])
    await free()
    expect(await seen()).toEqual(['offered', 'offered'])
    expect((await newVisitor().post(paths.api.ownCancel(token))).status).toBe(204)
    await offerPlaces()
    expect(await seen()).toEqual(['cancelled', 'offered'])
    await accept()
    expect(await seen()).toEqual(['cancelled', 'held'])
    expect(await limitsOf(form)).toEqual([[1, 0]])
  })

  it('are kept for a person who was in the bin when the others were asked', async () => {
    const { form, id, seen, free, accept } = await waiting(3, [CORA, BEN])
    const ids = [(await see(id)).people[1]?.id]
    await organiser.post(paths.api.deleteSubmissions, { ids })
    await free()
    await accept()
    await organiser.post(paths.api.binRestore, { ids })
    expect(await seen()).toEqual(['held', 'held'])
    expect(await limitsOf(form)).toEqual([[2, 0]])
    expect((await send(form, {}, [LIA])).body.seat).toBe('held')
  })
})

async function exported(form: { id: number }, query = '') {
  const path = `${paths.api.submissionsExport(form.id)}?format=csv${query}`
  const { bytes } = await organiser.get(path)
  return bytes.toString().trim().split(/\r?\n/).slice(1)
}

describe('each person of a party', () => {
  const registered = async () => {
    const form = await families({ limits: [whole(10)] })
    const { id, reference } = (await send(form, {}, [CORA, BEN, LIA])).body
    const { people } = await see(id)
    const [, ben, lia] = people.map((one) => one.id)
    return { form, id, reference, ben: ben ?? 0, lia: lia ?? 0 }
  }

  it('is counted in the totals of what each is asked, while the others count registrations', async () => {
    const { form, id, ben, lia } = await registered()
    await send(form, { 'Bed with': 'Nobody' }, [{ Name: 'Dan Cruz' }])
    const totals = async (asked = '') => {
      const path = `${paths.api.submissionTotals(form.id)}${asked}`
      const { body } = await organiser.get<FormTotals>(path)
      const given = body.fields.map((field) => [field.label, [field.given, field.notGiven]])
      const { total, people, cancelled } = body
      return { total, people, cancelled, ...Object.fromEntries(given) }
    }
    const ofEach = { total: 2, people: 4, Name: [4, 0], Birthday: [3, 1] }
    expect(await totals()).toMatchObject({ ...ofEach, Email: [2, 0], 'Bed with': [1, 1] })
    const act = (of: number, act: string) => organiser.post(paths.api.submissionSeat(of), { act })
    const noCora = { total: 2, people: 3, cancelled: 1, Birthday: [2, 1], Email: [2, 0] }
    await act(id, 'cancel')
    expect(await totals()).toMatchObject(noCora)
    await act(id, 'cancel_all')
    const onlyDan = { total: 1, people: 1, cancelled: 3, Name: [1, 0], 'Bed with': [1, 0] }
    expect(await totals()).toMatchObject(onlyDan)
    const theirs = { total: 1, people: 3, cancelled: 0, Birthday: [3, 0] }
    expect(await totals('?seat=cancelled')).toMatchObject(theirs)
    for (const one of [id, ben, lia]) await act(one, 'restore')
    await organiser.post(paths.api.deleteSubmissions, { ids: [ben] })
    expect(await totals()).toMatchObject({ total: 2, people: 3, Birthday: [2, 1], Email: [2, 0] })
  })

  it('is found by filters of answers, each alone, in the list, its count and what goes to all of it', async () => {
    const form = await families()
    const { id, reference } = (await send(form, { Bus: 'Iloilo' }, [CORA, BEN, LIA])).body
    const alone = (await send(form, { Bus: 'Roxas' }, [{ ...LIA, Name: 'Dan Cruz' }])).body.id
    const found = async (asked: Record<string, string>) => {
      const answers = Object.entries(asked).map(([key, value]): [string, string] => {
        const [label, part] = key.split('.')
        return [`answer.${form.ids[label as Label]}${part ? `.${part}` : ''}`, value]
      })
      const query = new URLSearchParams([['formId', `${form.id}`], ...answers])
      const { body, headers } = await organiser.get<Seen[]>(`${paths.api.submissions}?${query}`)
      expect(headers.get('x-total-count')).toBe(`${body.length}`)
      return body.map((one) => one.id).toSorted((a, b) => a - b)
    }
    expect(await found({ 'Name.has': 'ben' })).toEqual([id])
    expect(await found({ 'Birthday.from': '2014-01-01', 'Birthday.to': '2014-12-31' })).toEqual([
      id,
    ])
    expect(await found({ Birthday: LIA.Birthday })).toEqual([id, alone])
    expect(await found({ Birthday: BEN.Birthday, 'Name.has': 'lia' })).toEqual([])
    expect(await found({ Birthday: BEN.Birthday, Bus: 'Iloilo' })).toEqual([id])
    expect(await found({ Birthday: BEN.Birthday, Bus: 'Roxas' })).toEqual([])
    const asked = `answer.${form.ids.Name}.has=ben`
    const lines = await exported(form, `&rows=people&${asked}`)
    expect(lines.map((line) => line.includes(reference))).toEqual([true, true, true])
    const totals = await organiser.get<FormTotals>(
      `${paths.api.submissionTotals(form.id)}?${asked}`,
    )
    expect(totals.body).toMatchObject({ total: 1, people: 3 })
    const ben = (await see(id)).people[1]?.id
    await organiser.post(paths.api.deleteSubmissions, { ids: [ben] })
    expect(await found({ 'Name.has': 'ben' })).toEqual([])
    expect(await found({ 'Birthday.from': BEN.Birthday, 'Birthday.to': BEN.Birthday })).toEqual([])
  })

  it('is corrected alone, and is then found by the new name', async () => {
    const { form, id, ben } = await registered()
    const answers = { fieldId: form.ids.Name, was: 'Ben Reyes', answer: 'Rico Santos' }
    expect((await organiser.put(paths.api.submissionAnswers(ben), answers)).status).toBe(200)
    expect((await list(form, 'rico')).map((one) => one.id)).toEqual([id])
    expect(await list(form, 'ben')).toEqual([])
    expect((await see(id)).people[1]?.data).toEqual(
      replaceLabelsByIds(form, { ...BEN, Name: 'Rico Santos' }),
    )
  })

  it('is deleted, restored and erased alone', async () => {
    const { form, id, ben } = await registered()
    const admin = await staffClient('super_admin')
    const bin = () => organiser.post(paths.api.deleteSubmissions, { ids: [ben] })
    expect((await bin()).status).toBe(200)
    expect((await see(id)).people).toHaveLength(2)
    expect(await limitsOf(form)).toEqual([[2, 0]])
    expect(await list(form, 'ben')).toHaveLength(0)
    expect(await exported(form, '&rows=people')).toHaveLength(2)
    await organiser.post(paths.api.binRestore, { ids: [ben] })
    expect((await see(id)).people).toHaveLength(3)
    expect(await exported(form, '&rows=people')).toHaveLength(3)
    expect(await limitsOf(form)).toEqual([[3, 0]])
    expect(await list(form, 'ben')).toHaveLength(1)
    await bin()
    await admin.post(paths.api.binErase, { ids: [ben] })
    expect((await see(id)).people.map(({ person }) => person)).toEqual([1, 3])
    expect(await list(form, 'ben')).toHaveLength(0)
    expect(await list(form)).toHaveLength(1)
  })

  it('goes with the registration into the bin and back, and is erased with it', async () => {
    const { form, id, ben } = await registered()
    const admin = await staffClient('super_admin')
    await organiser.post(paths.api.deleteSubmissions, { ids: [id] })
    expect(await limitsOf(form)).toEqual([[0, 0]])
    expect(await list(form)).toHaveLength(0)
    const { body: bin } = await organiser.get<{ rows: { id: number }[] }>(paths.api.bin)
    const binned = bin.rows.map((one) => one.id)
    expect([binned.includes(id), binned.includes(ben)]).toEqual([true, false])
    await organiser.post(paths.api.binRestore, { ids: [id] })
    expect((await see(id)).people).toHaveLength(3)
    expect(await limitsOf(form)).toEqual([[3, 0]])
    expect(await list(form, 'lia')).toHaveLength(1)
    await organiser.post(paths.api.deleteSubmissions, { ids: [id] })
    expect((await admin.post(paths.api.binErase, { ids: [id] })).body).toEqual({ erased: 1 })
    const { rows } = await (await pool()).query('select id from submissions where form_id = $1', [
      form.id,
    ])
    expect(rows).toEqual([])
    expect(await limitsOf(form)).toEqual([[0, 0]])
  })

  it('is printed, and exported on a row of its own with the shared answers', async () => {
    const { form, id, reference, ben } = await registered()
    const printed = async () => {
      const { body } = await organiser.get<PrintSheet>(paths.api.printSubmissions(form.id))
      expect(body.registrations).toBe(1)
      return body.people.map((one) => [one.name, one.reference])
    }
    const cora = ['Cora Reyes', `${reference}-1`]
    const lia = ['Lia Reyes', `${reference}-3`]
    expect(await printed()).toEqual([['Ben Reyes', `${reference}-2`], cora, lia])
    expect(await exported(form)).toHaveLength(1)
    const people = await exported(form, '&rows=people')
    expect(people).toHaveLength(3)
    expect(people[1]).toContain(`${reference}-2`)
    expect(people[1]).toContain('Ben Reyes')
    expect(people[1]).toContain('cora@example.org')
    expect(people[1]).not.toContain('Cora Reyes')
    for (const [of, text] of [
      [id, 'Called Cora'],
      [ben, 'Ben is ill'],
    ] as const) {
      await organiser.post(paths.api.submissionNotes(of), { text })
    }
    const noted = (await exported(form, '&rows=people&with=notes')).map((row) => [
      /Called Cora/.test(row),
      /Ben is ill/.test(row),
    ])
    expect(noted).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
    const { body } = await organiser.get<PrintSheet>(
      `${paths.api.printSubmissions(form.id)}?columns=notes`,
    )
    expect(body.people.map(({ cells }) => cells)).toEqual([['1'], ['1'], ['']])
    await organiser.post(paths.api.submissionSeat(ben), { act: 'cancel' })
    expect(await printed()).toEqual([cora, lia])
    const placesOf = async (query: string) =>
      (await exported(form, query)).map((row) => /New,"?([^",]*(?:, [^",]*)?)"?,/.exec(row)?.[1])
    expect(await placesOf('&rows=people')).toEqual(['Has a place', 'Cancelled', 'Has a place'])
    expect(await placesOf('')).toEqual(['Has a place, 1 of 3 cancelled'])
  })

  it('keeps an answer to what is no longer asked of each person', async () => {
    const form = await families()
    const { id } = (await send(form, { Bus: 'Iloilo' }, [CORA, BEN])).body
    const ben = (await see(id)).people[1]?.id ?? 0
    await save(form, { party: partyOf(form, ['Name']) })
    const answers = { fieldId: form.ids.Bus, was: 'Iloilo', answer: 'Roxas' }
    expect((await organiser.put(paths.api.submissionAnswers(id), answers)).status).toBe(200)
    expect((await see(ben)).data).toEqual(replaceLabelsByIds(form, { ...BEN, Bus: 'Roxas' }))
  })

  it('is cancelled by staff alone or with all others, which is taken back', async () => {
    const { form, id, ben } = await registered()
    const act = async (of: number, name: string) => {
      const body = { act: name }
      expect((await organiser.post(paths.api.submissionSeat(of), body)).status).toBe(204)
      return (await see(id)).people.map(({ seat }) => seat)
    }
    for (let twice = 0; twice < 2; twice++) {
      expect(await act(ben, 'cancel')).toEqual(['held', 'cancelled', 'held'])
    }
    expect(await limitsOf(form)).toEqual([[2, 0]])
    const url = `${paths.api.submissions}?formId=${form.id}&seat=`
    const found = async (seat: string, more = '') => {
      const { body, headers } = await organiser.get<Seen[]>(`${url}${seat}${more}`)
      expect(headers.get('x-total-count')).toBe(`${body.length}`)
      return body.map((one) => one.id)
    }
    for (const seat of ['held', 'cancelled']) expect(await found(seat)).toEqual([id])
    expect(await found('cancelled', '&search=ben+reyes')).toEqual([id])
    expect(await found('waiting')).toEqual([])
    expectRefusal(await organiser.get(`${url}best`), 400)
    expect(await act(id, 'cancel_all')).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect(await found('held')).toEqual([])
    expect(await limitsOf(form)).toEqual([[0, 0]])
    expect(await act(ben, 'restore')).toEqual(['cancelled', 'held', 'cancelled'])
    expect(await limitsOf(form)).toEqual([[1, 0]])
    const { body } = await (await staffClient('super_admin')).get<object>(
      `${paths.api.submissions}/${ben}/log`,
    )
    const said = JSON.stringify(body).match(/submission\.cancel\w*/g)
    expect(said?.toSorted()).toEqual(['submission.cancel_undone', 'submission.cancelled'])
  })

  it('is a test alone, whatever becomes of the registration', async () => {
    const { form, id, ben } = await registered()
    await organiser.put(paths.api.testMarks, { ids: [ben], isTest: true })
    expect(await limitsOf(form)).toEqual([[2, 0]])
    await organiser.put(paths.api.submission(id), { status: 'reviewed' })
    expect(await limitsOf(form)).toEqual([[2, 0]])
  })

  it('is a test with the registration', async () => {
    const { form, id } = await registered()
    await organiser.put(paths.api.testMarks, { ids: [id], isTest: true })
    expect(await limitsOf(form)).toEqual([[0, 0]])
    await organiser.put(paths.api.testMarks, { ids: [id], isTest: false })
    expect(await limitsOf(form)).toEqual([[3, 0]])
  })

  const alikeOf = async (of: number) => {
    const path = paths.api.submissionAlike(of)
    return (await organiser.get<{ others: { id: number }[] }>(path)).body.others.map(({ id }) => id)
  }

  it('is hinted at when registered again alone, and a party is not merged away', async () => {
    const { form, id, ben } = await registered()
    const again = (await send(form, { Email: 'other@example.org' }, [BEN])).body.id
    const alike = await alikeOf(again)
    expect([alike.includes(ben), alike.includes(id)]).toEqual([true, false])
    expectRefusal(
      await organiser.post(paths.api.submissionMerge(again), { other: id, take: [] }),
      409,
      'submission.merge_party',
    )
    await organiser.post(paths.api.submissionMerge(ben), { other: again, take: [] })
    expect(await limitsOf(form)).toEqual([[3, 0]])
  })

  it('is not hinted at as another one of the same party, whose name may be the same', async () => {
    const form = await families()
    const people = [
      { Name: 'Amihan Dalisay', Birthday: '1984-02-03' },
      { Name: 'Amihan Dalisay', Birthday: '2014-05-06' },
    ]
    const { id } = (await send(form, { Email: 'amihan@example.org' }, people)).body
    const again = (await send(form, { Email: 'dalisay@example.org' }, people.slice(1))).body.id
    const ids = (await see(id)).people.map((one) => one.id)
    expect(ids).toHaveLength(2)
    for (const one of ids) expect(await alikeOf(one)).toEqual([again])
    expect((await alikeOf(again)).toSorted()).toEqual(ids.toSorted())
  })
})

describe('a person who is added by the own link', () => {
  interface OwnFamily {
    nextPerson: number | null
    people: { reference: string; name: string | null; path: string }[]
  }
  const tokenIn = (person: { path: string } | undefined) =>
    decodeURIComponent(person?.path.split('/').at(-1) ?? '')
  const family = async (seats: number, more: Partial<Party> = {}, people = [CORA, BEN]) => {
    const form = await families({ limits: [whole(seats)] }, more)
    const { id, reference, link } = (await send(form, { Bus: 'Iloilo' }, people)).body
    const token = ownLinkToken(link)
    const own = async () => (await readOwnRegistration<OwnFamily>(token)).body
    const add = (number: number, person: object) =>
      newVisitor().post<{ number: number; reference: string } & ErrorBody>(
        paths.api.ownPeople(token),
        { number, data: replaceLabelsByIds(form, person) },
      )
    return { form, id, reference, token, own, add }
  }

  it('is a person of the party like the others, once for two presses', async () => {
    const { form, id, reference, own, add } = await family(5)
    expect((await own()).nextPerson).toBe(3)
    const replies = await Promise.all([add(3, LIA), add(3, LIA)])
    expect(replies.map(({ status, body }) => [status, body.reference])).toEqual([
      [201, `${reference}-3`],
      [201, `${reference}-3`],
    ])
    const seen = await see(id)
    expect(seen.people.map(({ data, seat }) => [data, seat])).toEqual(
      [CORA, BEN, LIA].map((one) => [replaceLabelsByIds(form, one), 'held']),
    )
    expect((await see(seen.people[2]?.id ?? 0)).data).toEqual(
      replaceLabelsByIds(form, { ...LIA, Bus: 'Iloilo' }),
    )
    expect(await limitsOf(form)).toEqual([[3, 0]])
    expect((await list(form, 'Lia')).map((one) => one.id)).toEqual([id])
    expect((await own()).people.map(({ name }) => name)).toEqual([CORA.Name, BEN.Name, LIA.Name])
    const lines = await readLastAuditLines('submission.own_person_added', 2)
    expect(lines.filter(({ subject }) => subject === `#${id}`)).toMatchObject([{ actor: null }])
    expectRefusal(await add(3, { Name: 'Dan Reyes' }), 409, 'own.added_meanwhile')
  })

  it('of a test is a test too', async () => {
    const { form, id, add } = await family(5)
    await organiser.put(paths.api.testMarks, { ids: [id], isTest: true })
    expect((await add(3, LIA)).status).toBe(201)
    const { people } = await see(id)
    expect(await readSubmission(people[2]?.id ?? 0)).toMatchObject({ isTest: true })
    expect(await limitsOf(form)).toEqual([[0, 0]])
  })

  it('never takes a place that is not there, whoever comes at once', async () => {
    const { form, own, add } = await family(4)
    const other = await send(form, {}, [LIA])
    const others = ownLinkToken(other.body.link)
    const alone = newVisitor().post(paths.api.ownPeople(others), {
      number: 2,
      data: replaceLabelsByIds(form, { Name: 'Ema' }),
    })
    const replies = await Promise.all([add(3, { Name: 'Dan' }), alone])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await limitsOf(form)).toEqual([[4, 0]])
    expect((await own()).nextPerson).toBeNull()
    const refused = await add((await see(other.body.id)).people.length + 2, { Name: 'Fe' })
    expect(refused.status).toBe(409)
    expect(await limitsOf(form)).toEqual([[4, 0]])
  })

  it('is refused whole with full words, wrong answers, beyond the most, and without an adult', async () => {
    const full = await family(2)
    const reply = await full.add(3, LIA)
    expectRefusal(reply, 409, 'form.full')
    expect(reply.body.error).toBe('All places are taken by now, so nobody was added.')
    const { form, own, add, token, id } = await family(9, { max: 3, needsAdult: true })
    const wrong: [object, string][] = [
      [{ Birthday: '2017-08-09' }, form.ids.Name],
      [{ ...LIA, Birthday: '2017-02-30' }, form.ids.Birthday],
    ]
    for (const [answers, field] of wrong) {
      const refused = await add(3, answers)
      expectRefusal(refused, 400, 'submission.invalid')
      expect(Object.keys(refused.body.fields ?? {})).toEqual([field])
    }
    expectRefusal(await add(3, { ...LIA, Email: 'a@example.org' }), 400, 'submission.unknown_field')
    await newVisitor().post(paths.api.ownCancel(tokenIn((await own()).people[0])))
    expectRefusal(await add(3, LIA), 400, 'submission.invalid')
    await organiser.post(paths.api.submissionSeat(id), { act: 'restore' })
    expect((await add(3, LIA)).status).toBe(201)
    expect((await own()).nextPerson).toBeNull()
    expectRefusal(await add(4, { ...LIA, Name: 'Dan' }), 409, 'own.add_over')
    expectRefusal(
      await newVisitor().post(paths.api.ownPeople(tokenIn((await own()).people[1])), {
        number: 4,
        data: replaceLabelsByIds(form, LIA),
      }),
      409,
      'own.add_over',
    )
    await organiser.put(paths.api.form(form.id), { isActive: false })
    await newVisitor().post(`${paths.api.ownCancel(token)}?who=one`)
    expectRefusal(await add(4, LIA), 409, 'own.add_over')
  })

  it('is asked for sixty times an hour at most', async () => {
    const { add } = await family(5)
    const statuses: number[] = []
    for (let n = 0; n < 61; n++) statuses.push((await add(9, LIA)).status)
    expect(statuses).toEqual([...Array(60).fill(409), 429])
  })

  it('gets a number of its own after others were erased, whose links open nobody', async () => {
    const { form, id, own, add } = await family(9, {}, [CORA, BEN, LIA])
    const [, ben, lia] = (await own()).people.map(tokenIn)
    const admin = await staffClient('super_admin')
    const ids = (await see(id)).people.slice(1).map((person) => person.id)
    await organiser.post(paths.api.deleteSubmissions, { ids })
    await admin.post(paths.api.binErase, { ids })
    const number = (await own()).nextPerson ?? 0
    expect(number).toBe(4)
    expect((await add(number, LIA)).status).toBe(201)
    for (const erased of [ben, lia]) {
      expectRefusal(await readOwnRegistration(erased ?? ''), 410, 'link.erased')
    }
    expect((await see(id)).people.map(({ person, data }) => [person, data])).toEqual([
      [1, replaceLabelsByIds(form, CORA)],
      [4, replaceLabelsByIds(form, LIA)],
    ])
  })

  it('is added by the browser alone, and what was refused is shown again', async () => {
    const { form, token, own } = await family(9)
    const post = async (parts: Record<string, string>) =>
      (await postOwnPage(paths.api.ownPeople(token), parts)).headers.get('location')
    const named = `answer_${form.ids.Name}`
    expect(await post({ seen: '3', [named]: '' })).toContain('/add?attempt=')
    expect(await post({ seen: '3', [named]: 'Dan Reyes' })).toBe(`${paths.own(token)}?done=added`)
    expect((await own()).people).toHaveLength(3)
  })
})

it('staff add a family by hand, with what is not known of one of them, though the form is full', async () => {
  const form = await createOpenForm<Label>({
    ...EVENT,
    Birthday: { fieldType: 'date', isRequired: true },
  })
  await save(form, { party: partyOf(form), limits: [whole(1)] })
  const add = (people: Answers[], notKnown: string[]) =>
    organiser.post<{ id: number } & ErrorBody>(
      `${paths.api.formRegistrations(form.id)}?how=paper`,
      {
        data: replaceLabelsByIds(form, { Email: 'cora@example.org' }),
        people: people.map((one) => ({ data: replaceLabelsByIds(form, one) })),
        notKnown,
      },
    )
  const { Name, Birthday } = form.ids
  const bornUnknown = { Name: 'Dan Reyes' }
  const refused = await add([CORA, bornUnknown], [])
  expect(refused.body.fields).toEqual({ [`${Birthday}-2`]: 'Birthday is required' })
  const reply = await add([CORA, bornUnknown], [`${Birthday}-2`])
  expect(reply.status).toBe(201)
  const seen = await see(reply.body.id)
  expect(seen.people.map(({ data }) => data)).toEqual([
    replaceLabelsByIds(form, CORA),
    { [Name]: 'Dan Reyes' },
  ])
  expect(await limitsOf(form), 'one over').toEqual([[2, 0]])
  expectRefusal(await add([CORA], [`${Birthday}-2`]), 400, 'submission.unknown_field')
  const unnamed = await add([CORA, {}, BEN], [`${Name}-2`, `${Birthday}-2`])
  expect((await see(unnamed.body.id)).people.map(({ data }) => data)).toEqual([
    replaceLabelsByIds(form, CORA),
    {},
    replaceLabelsByIds(form, BEN),
  ])
  expect(await limitsOf(form)).toEqual([[5, 0]])
  const visitors = await newVisitor().post<ErrorBody>(paths.api.submit(form.slug), {
    data: replaceLabelsByIds(form, { Email: 'cora@example.org' }),
    people: [{ data: replaceLabelsByIds(form, { Name: 'Cora' }) }],
    notKnown: [Birthday],
  })
  expect(Object.keys(visitors.body.fields ?? {})).toEqual([Birthday])
})

it('without script a number is chosen first, and the whole party is posted then', async () => {
  const form = await families()
  const { ids } = form
  const chosen = new FormData()
  chosen.append('people', '1')
  chosen.append(`answer_${ids.Name}`, CORA.Name)
  chosen.append('wantedPeople', '3')
  chosen.append('showPeople', '1')
  chosen.append('file_any', asFile(PDF, 'letter.pdf'))
  const files = await listStoredFiles()
  const shown = await postWithoutScript(form, chosen)
  expect(shown.status).toBe(303)
  expect(await listStoredFiles()).toEqual(files)
  const token = new URL(shown.headers.get('location') ?? '', 'http://here').searchParams.get(
    'attempt',
  )
  expect(await findFormAttempt(form.slug, token ?? '')).toEqual({
    answers: { [ids.Name]: CORA.Name },
    errors: {},
    message: null,
    people: 3,
  })
  expect(await list(form)).toEqual([])
  const body = new FormData()
  body.append('people', '3')
  body.append(`answer_${ids.Email}`, 'cora@example.org')
  for (const [at, person] of [CORA, BEN, LIA].entries()) {
    const suffix = at === 0 ? '' : `-${at + 1}`
    body.append(`answer_${ids.Name}${suffix}`, person.Name)
    body.append(`answer_${ids.Birthday}${suffix}`, person.Birthday)
  }
  expect((await postWithoutScript(form, body)).headers.get('location')).toContain('submitted=')
  const [kept] = await list(form)
  expect(kept?.people.map(({ data }) => data)).toEqual(
    [CORA, BEN, LIA].map((one) => replaceLabelsByIds(form, one)),
  )
})

it('a suspected party is released whole', async () => {
  const form = await families({ limits: [whole(5)] })
  const admin = await staffClient('admin')
  const toDecide = async () =>
    (await admin.get<Dashboard>(paths.api.dashboard)).body.next?.suspected ?? 0
  const before = await toDecide()
  const { body } = await newVisitor().post<{ id: number }>(paths.api.submit(form.slug), {
    data: replaceLabelsByIds(form, { Email: 'cora@example.org' }),
    people: [CORA, BEN].map((one) => ({ data: replaceLabelsByIds(form, one) })),
    homepage: 'https://example.org',
  })
  expect(await limitsOf(form)).toEqual([[0, 0]])
  expect(await toDecide()).toBe(before + 1)
  const suspected = await organiser.get<{ rows: { formId: number }[] }>(
    paths.api.suspectedSubmissions,
  )
  expect(suspected.body.rows.filter(({ formId }) => formId === form.id)).toHaveLength(1)
  await organiser.post(`${paths.api.suspectedSubmissions}/release`, { ids: [body.id] })
  expect(await limitsOf(form)).toEqual([[2, 0]])
  expect((await see(body.id)).people).toHaveLength(2)
  const { lines } = (await admin.get<Ledger>(paths.api.ledger)).body
  expect(lines.find(({ formId }) => formId === form.id)).toMatchObject({ received: 1, stored: 1 })
})

it('a suspected party is deleted whole, and counted as one', async () => {
  const form = await families()
  const { body } = await newVisitor().post<{ id: number }>(paths.api.submit(form.slug), {
    data: replaceLabelsByIds(form, { Email: 'cora@example.org' }),
    people: [CORA, BEN].map((one) => ({ data: replaceLabelsByIds(form, one) })),
    [HONEYPOT_NAME]: 'https://example.org',
  })
  const path = `${paths.api.suspectedSubmissions}/delete`
  expect((await organiser.post(path, { ids: [body.id] })).body).toEqual({ deleted: 1 })
  const { rows } = await (await pool()).query('select id from submissions where form_id = $1', [
    form.id,
  ])
  expect(rows).toEqual([])
})

it('the files of everybody in a party are on their way once it is released, or restored from the bin', async () => {
  const form = await createOpenForm<Label | 'Letter'>({ ...EVENT, Letter: 'file' })
  const fieldIds = [form.ids.Name, form.ids.Letter]
  expect((await save(form, { party: partyOf(form, undefined, { fieldIds }) })).status).toBe(200)
  const body = new FormData()
  const people = [CORA, BEN].map(({ Name }) => ({ data: replaceLabelsByIds(form, { Name }) }))
  body.append('data', JSON.stringify(replaceLabelsByIds(form, { Email: 'cora@example.org' })))
  body.append(PEOPLE_INPUT_NAME, JSON.stringify(people))
  body.append(HONEYPOT_NAME, 'https://example.org')
  for (const person of [1, 2]) {
    const name = `file_${personFieldId(form.ids.Letter, person)}`
    body.append(name, asFile(PDF, `letter-${person}.pdf`))
  }
  const path = paths.api.submit(form.slug)
  const reply = await newVisitor().send<{ id: number }>(path, { method: 'POST', body })
  expect(reply.status).toBe(201)
  const files = async () => {
    const { rows } = await (await pool()).query(
      `select person::int, file.name, job.name as job from submission_files file
       join submissions on submissions.id = submission_id
       left join jobs.job on (job.data->>'fileId')::int = file.id
       where form_id = $1 order by person`,
      [form.id],
    )
    return rows
  }
  const [first, second] = [
    { person: 1, name: 'letter-1.pdf' },
    { person: 2, name: 'letter-2.pdf' },
  ]
  expect(await files()).toEqual([
    { ...first, job: null },
    { ...second, job: null },
  ])
  const ids = [reply.body.id]
  await organiser.post(`${paths.api.suspectedSubmissions}/release`, { ids })
  const onTheirWay = [
    { ...first, job: 'drive.upload' },
    { ...second, job: 'drive.upload' },
  ]
  expect(await files()).toEqual(onTheirWay)

  await organiser.post(paths.api.deleteSubmissions, { ids })
  await (await pool()).query(
    `delete from jobs.job where name = 'drive.upload' and (data->>'fileId')::int in
     (select file.id from submission_files file join submissions on submissions.id = submission_id
      where form_id = $1)`,
    [form.id],
  )
  await organiser.post(paths.api.binRestore, { ids })
  expect(await files()).toEqual(onTheirWay)
})
