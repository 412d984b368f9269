import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { Dashboard } from '@/features/dashboard/schema'
import type { Limit, Places } from '@/features/forms/capacity/schema'
import type { EventForm } from '@/features/forms/schema'
import type { OwnChangeResult, OwnRegistration } from '@/features/registration/own/schema'
import { type OpenedLink, openOwnLink } from '@/features/registration/own/server/find'
import {
  getAddPersonFormData,
  getOwnChangeFormData,
} from '@/features/registration/own/server/start'
import type { Correction } from '@/features/submissions/records/corrections'
import type { Submission } from '@/features/submissions/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { readLastAuditLines } from '../../support/api/audit-log'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  createOpenForm,
  type FieldDraft,
  readSubmission,
  register,
  registerWithFiles,
} from '../../support/api/forms'
import { withOneConnection } from '../../support/api/one-connection'
import {
  listOwnMailJobs,
  ownLinkToken,
  postOwnPage,
  readOwnRegistration,
  sendOwnMails,
} from '../../support/api/own-links'
import {
  findReceipt,
  openReceiptForm,
  registerPerson,
  startTestMailServer,
  stopTestMailServers,
} from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { summarizeStored } from '../../support/stored'

afterEach(stopTestMailServers)
afterAll(removeCreatedRows)

const organiser = await staffClient('event_coordinator')

const FIELDS = {
  Name: { fieldType: 'text', isRequired: true },
  Email: 'email',
  Bus: { fieldType: 'select', options: ['Iloilo', 'Roxas', 'None'] },
  Luggage: { fieldType: 'text', isRequired: true },
  Letter: { fieldType: 'file', isRequired: true },
} satisfies Record<string, FieldDraft>
type Label = keyof typeof FIELDS

const form = await createOpenForm(FIELDS)
const showWhen = {
  match: 'all',
  rules: [{ fieldId: form.ids.Bus, is: 'one_of', values: ['Iloilo', 'Roxas'] }],
}
await organiser.post<EventForm>(paths.api.formFields(form.id), {
  fields: form.fields.map((field) => (field.label === 'Luggage' ? { ...field, showWhen } : field)),
})

const NONE = {
  ...{ opensAt: null, closesAt: null, hasWaitingList: false, offerHours: null },
  ...{ showLeftBelow: null, changeUntil: null, limits: [] },
}
const savePlaces = async (
  places: Partial<Omit<Places, 'limits'>> & { limits?: Partial<Limit>[] },
) => (await organiser.put<Places>(paths.api.formPlaces(form.id), { ...NONE, ...places })).status

const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const HOUR = 3_600_000

let people = 0
const send = async (answers: Partial<Record<Label, unknown>> = {}) => {
  const mailbox = `change-${++people}-${Date.now()}@example.org`
  const data = replaceLabelsByIds(form, {
    Name: 'Ana Reyes',
    Email: mailbox,
    Bus: 'None',
    ...answers,
  })
  const { status, body } = await registerWithFiles(form, data, [
    [form.ids.Letter, asFile(PDF, 'letter.pdf')],
  ])
  expect(status).toBe(201)
  return { ...body, mailbox, token: ownLinkToken(body.link) }
}
const get = async (token: string) => (await readOwnRegistration<OwnRegistration>(token)).body
const change = (token: string, seen: string, answers: Partial<Record<Label, unknown>>) =>
  newVisitor().post<OwnChangeResult>(paths.api.ownChange(token), {
    seen,
    data: replaceLabelsByIds(form, answers),
  })
const changeNow = async (token: string, answers: Partial<Record<Label, unknown>>) =>
  change(token, (await get(token)).seen, answers)
const answersOf = async (id: number) => {
  const { data } = await readSubmission(id)
  return Object.fromEntries(Object.entries(form.ids).map(([label, field]) => [label, data[field]]))
}

describe('changing one’s answers', () => {
  it('is a correction by the registrant, which staff see', async () => {
    const { id, token } = await send()
    const { status, body } = await changeNow(token, {
      Name: 'Ana Cruz',
      Bus: 'Iloilo',
      Luggage: '1',
    })
    expect([status, body]).toEqual([
      200,
      { changed: [form.ids.Name, form.ids.Bus, form.ids.Luggage], isAddressAsked: false },
    ])
    expect(await answersOf(id)).toMatchObject({
      ...{ Name: 'Ana Cruz', Bus: 'Iloilo', Luggage: '1' },
      Letter: { name: 'letter.pdf' },
    })
    const { body: history } = await organiser.get<Correction[]>(paths.api.submissionAnswers(id))
    const name = history.find(({ fieldId }) => fieldId === form.ids.Name)
    expect(name).toMatchObject({ earlier: 'Ana Reyes', authorName: 'the registrant' })
    expect(await readLastAuditLines('submission.own_%')).toMatchObject([
      { actor: null, subject: `#${id}`, detail: 'Name, Bus, Luggage' },
    ])
    const query = new URLSearchParams({ search: 'Ana Cruz', formId: `${form.id}` })
    const { body: rows } = await organiser.get<Submission[]>(`${paths.api.submissions}?${query}`)
    expect(rows).toMatchObject([{ id, changedAt: expect.stringMatching(/Z$/) }])
    const data = await newVisitor().get<object>(paths.api.ownData(token))
    expect(data.body).toHaveProperty('files', [{ id: expect.any(Number), name: 'letter.pdf' }])
    const earlier = { label: 'Name', value: 'Ana Reyes', at: expect.any(String) }
    expect(data.body).toHaveProperty('earlierAnswers', expect.arrayContaining([earlier]))
    const table = (await newVisitor().get(`${paths.api.ownData(token)}?as=csv`)).bytes.toString()
    expect(table).toMatch(/^"?Name, until [^\n]+,Ana Reyes/m)
    expect(table).toContain('File,letter.pdf')
  })

  it('that are not asked any more takes them away, and keeps the file', async () => {
    const { id, token } = await send({ Bus: 'Roxas', Luggage: 'Two bags' })
    expect((await changeNow(token, { Bus: 'None' })).status).toBe(200)
    const answers = await answersOf(id)
    expect(answers.Luggage).toBeUndefined()
    expect(answers).toMatchObject({ Bus: 'None', Letter: { name: 'letter.pdf' } })
  })

  it('follows the rules of registering', async () => {
    const { token } = await send()
    const before = await summarizeStored()
    const { seen } = await get(token)
    const refused = async (answers: Partial<Record<Label, unknown>>, label: Label) => {
      const reply = await change(token, seen, answers)
      expectRefusal(reply, 400, 'submission.invalid')
      expect(Object.keys((reply.body as never as { fields: object }).fields)).toEqual([
        form.ids[label],
      ])
    }
    await refused({ Name: ' ' }, 'Name')
    await refused({ Name: null }, 'Name')
    await refused({ Email: 'no address' }, 'Email')
    await refused({ Bus: 'Elsewhere' }, 'Bus')
    await refused({ Bus: 'Iloilo' }, 'Luggage')
    const unknown = { seen, data: { nothing: 'x' } }
    expectRefusal(
      await newVisitor().post(paths.api.ownChange(token), unknown),
      400,
      'submission.unknown_field',
    )
    for (const body of [{}, { seen }, { seen: 1, data: {} }, { seen, data: [] }]) {
      expectRefusal(await newVisitor().post(paths.api.ownChange(token), body), 400)
    }
    expect(await summarizeStored()).toEqual(before)
  })

  it('by the page says what came of it, or shows again what was typed', async () => {
    const { token, mailbox } = await send()
    const post = async (answers: Partial<Record<Label, string>>) => {
      const typed = replaceLabelsByIds(form, {
        Name: 'Ana Reyes',
        Email: mailbox,
        Bus: 'None',
        ...answers,
      })
      const inputs = Object.entries(typed).map(([id, value]) => [`answer_${id}`, `${value}`])
      const { seen } = await get(token)
      const page = { seen, ...Object.fromEntries(inputs) }
      return (await postOwnPage(paths.api.ownChange(token), page)).headers.get('location')
    }
    const done = (what: string) => `${paths.own(token)}?done=${what}`
    expect(await post({})).toBe(done('same'))
    expect(await post({ Name: 'Ana Cruz' })).toBe(done('changed'))
    expect(await post({ Email: `new-${mailbox}` })).toBe(done('address'))
    await savePlaces({ limits: [{ fieldId: form.ids.Bus, option: 'Iloilo', seats: 0 }] })
    expect(await post({ Bus: 'Iloilo', Luggage: '1' })).toContain('/change?attempt=')
    await savePlaces({})
  })

  it('in two windows: the later one is told both answers, and overwrites nothing', async () => {
    const { id, token } = await send()
    const { seen } = await get(token)
    expect((await change(token, seen, { Name: 'First Window' })).status).toBe(200)
    const later = await change(token, seen, { Name: 'Second Window' })
    expectRefusal(later, 409, 'own.changed')
    expect((later.body as never as { fields: object }).fields).toEqual({
      [form.ids.Name]: 'It is now: First Window. You wrote here: Second Window.',
    })
    expect((await answersOf(id)).Name).toBe('First Window')
    const page = await postOwnPage(paths.api.ownChange(token), {
      seen,
      [`answer_${form.ids.Name}`]: 'Second Window',
      [`answer_${form.ids.Bus}`]: 'None',
    })
    expect(page.status).toBe(303)
    expect(page.headers.get('location')).toContain(`${paths.ownChange(token)}?attempt=`)
    expect((await answersOf(id)).Name).toBe('First Window')
  })

  it('is refused when it was cancelled just before the row was locked', async () => {
    const { id, token } = await send()
    const { seen } = await get(token)
    const connection = await (await pool()).connect()
    try {
      await connection.query('begin')
      await connection.query(`update submissions set seat = 'cancelled' where id = $1`, [id])
      let isAnswered = false
      const changing = change(token, seen, { Name: 'Too late' }).finally(() => {
        isAnswered = true
      })
      const waits = `select from pg_stat_activity where datname = current_database()
        and $1 = any(pg_blocking_pids(pid))`
      const { rows } = await connection.query('select pg_backend_pid() as pid')
      const isWaiting = async () => (await connection.query(waits, [rows[0].pid])).rowCount
      while (!isAnswered && !(await isWaiting()));
      await connection.query('commit')
      expectRefusal(await changing, 409, 'own.cancelled')
    } finally {
      connection.release()
    }
    expect((await answersOf(id)).Name).toBe('Ana Reyes')
  })

  it('a hundred times at once is one change, and the others are told', async () => {
    const { token } = await send()
    const { seen } = await get(token)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(token, seen, { Name: `Window ${n}` })),
    )
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(19).fill(409)])
  })

  it('ends at the time that staff chose, or when the form closes', async () => {
    const { token } = await send()
    const refused = async () => {
      expect((await get(token)).mayChange).toBe(false)
      expectRefusal(await changeNow(token, { Name: 'Too late' }), 409, 'own.change_over')
    }
    await savePlaces({ changeUntil: at(-1000) })
    await refused()
    await savePlaces({ closesAt: at(-HOUR) })
    await refused()
    await savePlaces({ closesAt: at(-HOUR), changeUntil: at(HOUR) })
    expect(await get(token)).toMatchObject({
      mayChange: true,
      changeUntil: expect.stringMatching(/Z$/),
    })
    expect((await changeNow(token, { Name: 'In time' })).status).toBe(200)
    await savePlaces({})
  })

  it('is written sixty times an hour at most', async () => {
    const { token } = await send()
    const statuses: number[] = []
    for (let n = 0; n < 61; n++) {
      statuses.push((await change(token, 'not seen', { Name: `Name ${n}` })).status)
    }
    expect(statuses).toEqual([...Array(60).fill(409), 429])
  })
})

describe('limited options', () => {
  const bus = (option: string, seats: number) => ({ fieldId: form.ids.Bus, option, seats })
  const counts = async () => {
    const { body } = await organiser.get<Places>(paths.api.formPlaces(form.id))
    return Object.fromEntries(
      body.limits.map(({ option, held, waiting }) => [option ?? 'all', [held, waiting]]),
    )
  }

  it('are claimed and freed by a change, and a full one is refused', async () => {
    await savePlaces({ limits: [bus('Iloilo', 100), bus('Roxas', 100)] })
    const before = await counts()
    const { id, token } = await send({ Bus: 'Iloilo', Luggage: '1' })
    const offers = async () =>
      (await (await pool()).query(`delete from jobs.job where name = 'places.offer'`)).rowCount
    await offers()
    expect((await changeNow(token, { Bus: 'Roxas' })).status).toBe(200)
    expect(await offers(), 'the place that came free is offered').toBe(1)
    const [held = 0, waiting] = before.Roxas ?? []
    expect(await counts()).toEqual({ ...before, Roxas: [held + 1, waiting] })
    const [iloilo = 0] = before.Iloilo ?? []
    await savePlaces({ limits: [bus('Iloilo', iloilo), bus('Roxas', 100)] })
    const full = await changeNow(token, { Bus: 'Iloilo', Name: 'Not stored either' })
    expectRefusal(full, 409, 'own.option_full')
    expect(Object.keys((full.body as never as { fields: object }).fields)).toEqual([form.ids.Bus])
    expect(await answersOf(id)).toMatchObject({ Bus: 'Roxas', Name: 'Ana Reyes' })
    await savePlaces({})
  })

  it('that come free are not taken past those who wait for them', async () => {
    const roxas = (seats: number) =>
      savePlaces({ hasWaitingList: true, limits: [bus('Iloilo', 1000), bus('Roxas', seats)] })
    await roxas(1000)
    const { token } = await send({ Bus: 'Iloilo', Luggage: '1' })
    const [held = 0] = (await counts()).Roxas ?? []
    await roxas(held)
    const { id } = await send({ Bus: 'Roxas', Luggage: '1' })
    await roxas(held + 1)
    expectRefusal(await changeNow(token, { Bus: 'Roxas' }), 409, 'own.option_full')
    await organiser.post(paths.api.deleteSubmissions, { ids: [id] })
    expect((await changeNow(token, { Bus: 'Roxas' })).status).toBe(200)
    await savePlaces({})
  })

  it('send whoever waits and chooses another one to the end of the line', async () => {
    await savePlaces({ hasWaitingList: true, limits: [bus('Iloilo', 0), bus('Roxas', 0)] })
    const [first, second] = [
      await send({ Bus: 'Iloilo', Luggage: '1' }),
      await send({ Bus: 'Roxas', Luggage: '1' }),
    ]
    expect([first.seat, second.seat]).toEqual(['waiting', 'waiting'])
    await changeNow(first.token, { Bus: 'Roxas' })
    const [moved, stayed] = [await get(first.token), await get(second.token)]
    expect(moved.seat).toBe('waiting')
    expect(moved.queue).toBeGreaterThan(stayed.queue ?? 0)
    for (const { token } of [first, second]) await newVisitor().post(paths.api.ownCancel(token))
    await savePlaces({})
  })

  it('and all others are free at once when somebody cancels', async () => {
    await savePlaces({ limits: [{ fieldId: null, option: null, seats: 1000 }, bus('Roxas', 100)] })
    const before = await counts()
    const { id, token } = await send({ Bus: 'Roxas', Luggage: '1' })
    for (let twice = 0; twice < 2; twice++) {
      expect((await newVisitor().post(paths.api.ownCancel(token))).status).toBe(204)
    }
    expect(await counts()).toEqual(before)
    expect(await readSubmission(id)).toMatchObject({ seat: 'cancelled', status: 'new' })
    expect(await get(token)).toMatchObject({ seat: 'cancelled', queue: null, mayChange: false })
    const lines = await readLastAuditLines('submission.own_cancelled', 5)
    expect(lines.filter(({ subject }) => subject === `#${id}`)).toHaveLength(1)
    expectRefusal(await changeNow(token, { Name: 'Back again' }), 409, 'own.cancelled')
    await savePlaces({})
  })
})

describe('cancelling', () => {
  it('works in a form without limits, whose later limits leave it out', async () => {
    const plain = await createOpenForm({ Name: 'text' })
    const { body } = await register(plain, replaceLabelsByIds(plain, { Name: 'Ana' }))
    const own = paths.own(ownLinkToken(body.link))
    const page = await postOwnPage(`${paths.api.ownCancel(ownLinkToken(body.link))}?lang=fil`)
    expect(page.headers.get('location')).toBe(`${own}?done=cancelled&lang=fil`)
    const asked = await postOwnPage(paths.api.ownErase(ownLinkToken(body.link)))
    expect(asked.headers.get('location')).toBe(`${own}?done=erasure`)
    expect((await get(ownLinkToken(body.link))).seat).toBe('cancelled')
    const { body: places } = await organiser.put<Places>(paths.api.formPlaces(plain.id), {
      ...NONE,
      limits: [{ fieldId: null, option: null, seats: 5 }],
    })
    expect(places.limits).toMatchObject([{ held: 0, waiting: 0 }])
  })

  it('has the place offered to the next one at once', async () => {
    const jobs = `delete from jobs.job where name = 'places.offer' returning id`
    const { token } = await send()
    await (await pool()).query(jobs)
    expect((await newVisitor().post(paths.api.ownCancel(token))).status).toBe(204)
    expect((await (await pool()).query(jobs)).rowCount).toBe(1)
  })

  it('is not what a GET does', async () => {
    const { token } = await send()
    const reply = await newVisitor().get(paths.api.ownCancel(token))
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect((await get(token)).seat).not.toBe('cancelled')
  })
})

describe('a changed e-mail address', () => {
  const linkIn = (text = '') =>
    decodeURIComponent(/\/my-registration\/address\/([\w-]+)/.exec(text)?.[1] ?? '')

  it('is told to the old mailbox, and counts once the new one has confirmed it', async () => {
    const server = await startTestMailServer()
    const { id, token, mailbox, reference } = await send()
    const fresh = `new-${mailbox}`
    const { body } = await changeNow(token, { Email: fresh, Name: 'Ana Cruz' })
    expect(body).toEqual({ changed: [form.ids.Name], isAddressAsked: true })
    expect((await answersOf(id)).Email).toBe(mailbox)
    expect(JSON.stringify(await listOwnMailJobs(id))).not.toContain('@')
    await sendOwnMails(id)
    expect(server.mails.map(({ to }) => to)).toEqual([fresh, mailbox])
    const sealed = linkIn(server.mails[0]?.text)
    expect(server.mails[1]?.text).toContain(reference)
    expect(server.mails[1]?.text).not.toContain(fresh)
    expect((await newVisitor().post(paths.api.ownAddress(sealed))).status).toBe(204)
    const again = await postOwnPage(`${paths.api.ownAddress(sealed)}?lang=fil`)
    expect([again.status, again.headers.get('location')]).toEqual([
      303,
      `${paths.ownAddress(sealed)}?lang=fil`,
    ])
    expect((await answersOf(id)).Email).toBe(fresh)
    const { body: history } = await organiser.get<Correction[]>(paths.api.submissionAnswers(id))
    expect(history.filter(({ fieldId }) => fieldId === form.ids.Email)).toMatchObject([
      { earlier: mailbox, authorName: 'the registrant' },
    ])
  })

  it('is where the confirmation of the registration goes from then on', async () => {
    const server = await startTestMailServer()
    const mailed = await openReceiptForm()
    const { id, link } = await registerPerson(mailed)
    const token = ownLinkToken(link)
    const fresh = `receipt-${Date.now()}@example.org`
    const data = replaceLabelsByIds(mailed, { Email: fresh })
    const { seen } = await get(token)
    expect((await newVisitor().post(paths.api.ownChange(token), { seen, data })).status).toBe(200)
    await sendOwnMails(id)
    expect(await findReceipt(id)).not.toMatchObject({ address: fresh })
    const sealed = linkIn(server.mails.find(({ to }) => to === fresh)?.text)
    expect((await newVisitor().post(paths.api.ownAddress(sealed))).status).toBe(204)
    expect(await findReceipt(id)).toMatchObject({ address: fresh })
    expect(await readLastAuditLines('submission.own_changed')).toMatchObject([
      { actor: null, subject: `#${id}`, detail: 'the email address' },
    ])
  })

  it('is asked and confirmed by one connection each, so that many cannot block each other', async () => {
    const server = await startTestMailServer()
    const { id, token, mailbox } = await send()
    const fresh = `busy-${mailbox}`
    expect((await withOneConnection(() => changeNow(token, { Email: fresh }))).status).toBe(200)
    await sendOwnMails(id)
    const sealed = linkIn(server.mails[0]?.text)
    const confirm = () => newVisitor().post(paths.api.ownAddress(sealed))
    expect((await withOneConnection(confirm)).status).toBe(204)
    expect((await answersOf(id)).Email).toBe(fresh)
  })

  it('is not confirmed with an old link, nor by one that is not ours', async () => {
    const server = await startTestMailServer()
    const { id, token, mailbox } = await send()
    await changeNow(token, { Email: `a-${mailbox}` })
    await changeNow(token, { Email: `b-${mailbox}` })
    await sendOwnMails(id)
    const [a, b] = server.mails
      .filter(({ text }) => text?.includes('/address/'))
      .map(({ text }) => linkIn(text))
    expect((await newVisitor().post(paths.api.ownAddress(b ?? ''))).status).toBe(204)
    expectRefusal(await newVisitor().post(paths.api.ownAddress(a ?? '')), 410, 'own.address_over')
    expect((await answersOf(id)).Email).toBe(`b-${mailbox}`)
    await changeNow(token, { Email: `c-${mailbox}` })
    await sendOwnMails(id)
    const c = linkIn(server.mails.findLast(({ text }) => text?.includes('/address/'))?.text)
    await organiser.post(paths.api.submissionLink(id))
    expectRefusal(await newVisitor().post(paths.api.ownAddress(c)), 410, 'own.address_over')
    for (const guess of ['x', 'a'.repeat(200), `${c.slice(0, -2)}AA`]) {
      expectRefusal(await newVisitor().post(paths.api.ownAddress(guess)), 404, 'link.unknown')
    }
  })

  it('is told to the old mailbox too when another answer changes which one is asked', async () => {
    const server = await startTestMailServer()
    const two = await createOpenForm({
      Way: { fieldType: 'select', options: ['Own', 'Office'] },
      Own: 'email',
      Office: 'email',
    })
    await organiser.post<EventForm>(paths.api.formFields(two.id), {
      fields: two.fields.map((field) =>
        field.label === 'Way'
          ? field
          : {
              ...field,
              showWhen: {
                match: 'all',
                rules: [{ fieldId: two.ids.Way, is: 'one_of', values: [field.label] }],
              },
            },
      ),
    })
    const own = `own-${Date.now()}@example.org`
    const office = `office-${Date.now()}@example.org`
    const { body } = await register(two, replaceLabelsByIds(two, { Way: 'Own', Own: own }))
    const token = ownLinkToken(body.link)
    const { seen } = await get(token)
    const data = replaceLabelsByIds(two, { Way: 'Office', Own: null, Office: office })
    expect((await newVisitor().post(paths.api.ownChange(token), { seen, data })).status).toBe(200)
    await sendOwnMails(body.id)
    expect(server.mails.map(({ to }) => to)).toEqual([office, own])
  })

  it('is not confirmed after three days', async () => {
    const server = await startTestMailServer()
    const { id, token, mailbox } = await send()
    await changeNow(token, { Email: `late-${mailbox}` })
    await sendOwnMails(id)
    const link = paths.api.ownAddress(linkIn(server.mails[0]?.text))
    const asked = Date.now()
    const confirmAfter = async (hours: number) => {
      vi.useFakeTimers({ now: asked + hours * HOUR, toFake: ['Date'] })
      const reply = await newVisitor().post(link)
      vi.useRealTimers()
      return reply
    }
    expectRefusal(await confirmAfter(72), 410, 'own.address_over')
    expect((await answersOf(id)).Email).toBe(mailbox)
    expect((await confirmAfter(71)).status).toBe(204)
    expect((await answersOf(id)).Email).toBe(`late-${mailbox}`)
  })

  it('asks five mailboxes an hour, and each one three times', async () => {
    const server = await startTestMailServer()
    const { token, id, mailbox } = await send()
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      statuses.push((await changeNow(token, { Email: `stranger-${mailbox}` })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await sendOwnMails(id)
    const to = (address: string) => server.mails.filter((mail) => mail.to === address).length
    expect([to(`stranger-${mailbox}`), to(mailbox)]).toEqual([3, 5])
  })

  it('is told to the mailbox before five times an hour, over all its registrations', async () => {
    const server = await startTestMailServer()
    const mailbox = `told-${Date.now()}@example.org`
    for (let registration = 0; registration < 2; registration++) {
      const { token, id } = await send({ Email: mailbox })
      for (let n = 0; n < 3; n++) {
        const Email = `new-${registration}-${n}-${mailbox}`
        expect((await changeNow(token, { Email })).status).toBe(200)
      }
      await sendOwnMails(id)
    }
    expect(server.mails.filter(({ to }) => to === mailbox)).toHaveLength(5)
  })

  it('is one that only differs in its writing, or taken away: nobody need confirm it', async () => {
    const { id, token, mailbox } = await send()
    const { body } = await changeNow(token, { Email: mailbox.toUpperCase() })
    expect(body).toEqual({ changed: [form.ids.Email], isAddressAsked: false })
    expect(await listOwnMailJobs(id)).toEqual([])
    await changeNow(token, { Email: null })
    expect((await answersOf(id)).Email).toBeUndefined()
    expect(await listOwnMailJobs(id)).toMatchObject([{ kind: 'told' }])
  })
})

describe('a party', () => {
  it('is listed with a page for each, changed and cancelled one by one or all', async () => {
    const camp = await createOpenForm({
      Name: { fieldType: 'text', isRequired: true },
      Email: { fieldType: 'email', isRequired: true },
      Bus: { fieldType: 'select', options: ['Iloilo', 'Roxas'], isRequired: true },
    })
    const { Name, Email, Bus } = camp.ids
    await organiser.put(paths.api.formPlaces(camp.id), {
      ...NONE,
      party: { min: 1, max: 6, fieldIds: [Name, Bus], needsAdult: false },
      limits: [{ fieldId: null, option: null, seats: 10 }],
    })
    const person = (name: string) => ({ data: { [Name]: name, [Bus]: 'Iloilo' } })
    const sent = await newVisitor().post<{ link: string; id: number }>(
      paths.api.submit(camp.slug),
      {
        data: { [Email]: 'family@example.org' },
        people: ['Ana Reyes', 'Ben Reyes', 'Carla Reyes'].map(person),
      },
    )
    expect(sent.status).toBe(201)
    const token = ownLinkToken(sent.body.link)
    const whole = await get(token)
    expect(whole.people.map(({ name, seat }) => [name, seat])).toEqual([
      ['Ana Reyes', 'held'],
      ['Ben Reyes', 'held'],
      ['Carla Reyes', 'held'],
    ])
    const ben = decodeURIComponent(whole.people[1]?.path.split('/').at(-1) ?? '')
    const opened = async (of: string) => (await openOwnLink(of)) as OpenedLink
    const labels = (start: { fields: readonly { label: string }[] } | null) =>
      start?.fields.map(({ label }) => label)
    expect(labels(getOwnChangeFormData(await opened(token), null))).toEqual([
      'Name',
      'Email',
      'Bus',
    ])
    expect(labels(getOwnChangeFormData(await opened(ben), null))).toEqual(['Name', 'Bus'])
    const added = await getAddPersonFormData(await opened(token), null)
    expect([labels(added), added?.number]).toEqual([['Name', 'Bus'], 4])
    expect(added?.stored).toEqual({ [Email]: 'family@example.org' })
    expect(await getAddPersonFormData(await opened(ben), null)).toBeNull()
    const change = async (of: string, data: object) =>
      newVisitor().post<OwnChangeResult>(paths.api.ownChange(of), {
        seen: (await get(of)).seen,
        data,
      })
    expect((await change(ben, { [Name]: 'Benjamin Reyes', [Bus]: 'Roxas' })).status).toBe(200)
    expectRefusal(await change(ben, { [Name]: '' }), 400, 'submission.invalid')
    expect((await get(token)).people[1]).toMatchObject({ name: 'Benjamin Reyes' })
    const held = async () => {
      const { body } = await organiser.get<Places>(paths.api.formPlaces(camp.id))
      return body.limits.map((limit) => limit.held)
    }
    expect(await held()).toEqual([3])
    expect((await newVisitor().post(paths.api.ownCancel(ben))).status).toBe(204)
    expect(await held()).toEqual([2])
    expect((await get(token)).people.map(({ seat }) => seat)).toEqual(['held', 'cancelled', 'held'])
    expect((await newVisitor().post(paths.api.ownCancelAll(token))).status).toBe(204)
    expect(await held()).toEqual([0])
    await organiser.post(paths.api.submissionLink(sent.body.id))
    expectRefusal(await readOwnRegistration(ben), 410, 'link.replaced')
  })

  const family = async (more: Parameters<typeof savePlaces>[0]) => {
    const camp = await createOpenForm({
      Name: { fieldType: 'text', isRequired: true },
      Email: 'email',
      Bus: { fieldType: 'select', options: ['Iloilo', 'Roxas'] },
    })
    const fieldIds = [camp.ids.Name, camp.ids.Email]
    const save = (places: typeof more) =>
      organiser.put<Places>(paths.api.formPlaces(camp.id), {
        ...{ ...NONE, ...places },
        party: { min: 1, max: 6, fieldIds, needsAdult: false },
      })
    const bus = (option: string, seats: number) => ({ fieldId: camp.ids.Bus, option, seats })
    await save({ ...more, limits: more.limits ?? [bus('Iloilo', 10), bus('Roxas', 2)] })
    const person = (name: string) => ({
      data: replaceLabelsByIds(camp, {
        Name: name,
        Email: `${name.toLowerCase()}-${Date.now()}@example.org`,
      }),
    })
    const { body } = await newVisitor().post<{ link: string; id: number }>(
      paths.api.submit(camp.slug),
      {
        data: replaceLabelsByIds(camp, { Bus: 'Iloilo' }),
        people: ['Ana', 'Ben', 'Carla'].map(person),
      },
    )
    const token = ownLinkToken(body.link)
    const { people } = await readSubmission(body.id)
    const ben = people?.[1]?.id ?? 0
    const benToken = decodeURIComponent((await get(token)).people[1]?.path.split('/').at(-1) ?? '')
    return { camp, save, bus, id: body.id, token, ben, benToken }
  }
  const changeOf = async (token: string, data: object) =>
    newVisitor().post<OwnChangeResult>(paths.api.ownChange(token), {
      seen: (await get(token)).seen,
      data,
    })

  it('that waits is not offered or moved one by one', async () => {
    const limits = [{ fieldId: null, option: null, seats: 1 }]
    const { token, ben } = await family({ hasWaitingList: true, limits })
    for (const act of ['offer', 'skip']) {
      const one = await organiser.post(paths.api.submissionSeat(ben), { act, reason: 'Why not' })
      expectRefusal(one, 409, 'places.not_waiting')
    }
    const { people } = await get(token)
    expect(people.map(({ seat }) => seat)).toEqual(['waiting', 'waiting', 'waiting'])
  })

  it('needs room for all when it changes what it answered once', async () => {
    const { camp, save, bus, token } = await family({})
    const data = replaceLabelsByIds(camp, { Bus: 'Roxas' })
    expectRefusal(await changeOf(token, data), 409, 'own.option_full')
    await save({ limits: [bus('Iloilo', 10), bus('Roxas', 3)] })
    expect((await changeOf(token, data)).status).toBe(200)
    const { body } = await organiser.get<Places>(paths.api.formPlaces(camp.id))
    expect(body.limits.map(({ option, held }) => [option, held])).toEqual([
      ['Iloilo', 0],
      ['Roxas', 3],
    ])
  })

  it('has its links made again from each of its people, with those to confirm an address', async () => {
    const server = await startTestMailServer()
    const { camp, token, ben, benToken } = await family({})
    const ask = async (of: string, address: string) => {
      await changeOf(of, replaceLabelsByIds(camp, { Email: address }))
      await sendOwnMails(ben)
      const { text } = server.mails.findLast(({ to }) => to === address) ?? {}
      return decodeURIComponent(/\/my-registration\/address\/([\w-]+)/.exec(text ?? '')?.[1] ?? '')
    }
    const early = await ask(benToken, `early-${Date.now()}@example.org`)
    const link = async (how: 'get' | 'post') =>
      ownLinkToken(
        (await organiser[how]<{ link: string }>(paths.api.submissionLink(ben))).body.link,
      )
    const renewed = await link('post')
    expect(await link('get')).toBe(renewed)
    expect((await readOwnRegistration(renewed)).status).toBe(200)
    for (const ended of [token, benToken]) {
      expectRefusal(await readOwnRegistration(ended), 410, 'link.replaced')
    }
    expectRefusal(await newVisitor().post(paths.api.ownAddress(early)), 410, 'own.address_over')
    const late = await ask(renewed, `late-${Date.now()}@example.org`)
    expect((await newVisitor().post(paths.api.ownAddress(late))).status).toBe(204)
  })

  it('shows staff which of its people asks to be erased or has changed an answer', async () => {
    const { camp, id, benToken } = await family({})
    expect((await newVisitor().post(paths.api.ownErase(benToken))).status).toBe(204)
    expect((await changeOf(benToken, replaceLabelsByIds(camp, { Name: 'Benjamin' }))).status).toBe(
      200,
    )
    const { body } = await organiser.get<Submission[]>(`${paths.api.submissions}?formId=${camp.id}`)
    expect(body).toMatchObject([{ id, changedAt: expect.stringMatching(/Z$/) }])
    const asking = async (query: string) =>
      (await organiser.get<Submission[]>(`${paths.api.submissions}?formId=${camp.id}${query}`)).body
    await family({})
    expect((await asking('&erasure=asked')).map((one) => one.id)).toEqual([id])
    expect((await asking('&erasure=asked&search=carla')).map((one) => one.id)).toEqual([id])
    expect(await asking('&erasure=asked&search=nobody')).toEqual([])
    expectRefusal(await organiser.get(`${paths.api.submissions}?erasure=soon`), 400)
    const { body: dashboard } = await organiser.get<Dashboard>(paths.api.dashboard)
    expect(dashboard.next?.erasures).toBeGreaterThan(0)
    expect(body[0]?.people?.map((person) => 'erasureAskedAt' in person)).toEqual([
      false,
      true,
      false,
    ])
  })
})
