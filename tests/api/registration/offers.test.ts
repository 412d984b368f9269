import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { Limit, Places, PlacesWithRevision } from '@/features/forms/capacity/schema'
import { provinces } from '@/features/forms/places/provinces.json'
import type { Ledger } from '@/features/ledger/schema'
import type { OwnRegistration } from '@/features/registration/own/schema'
import type { OfferAnswer, WaitingListResponse } from '@/features/submissions/waiting/schema'
import { offeringCondition, offerPlaces } from '@/features/submissions/waiting/server/jobs'
import { sendOfferEmail } from '@/features/submissions/waiting/server/offer-mail'
import { fetchRows, pool, sql } from '@/lib/database/db'
import type { HealthReport } from '@/lib/health'
import { issueOwnerToken } from '@/lib/mail/owner-token'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type FieldDraft, type OpenForm, register } from '../../support/api/forms'
import { withOneConnection } from '../../support/api/one-connection'
import { ownLinkToken, readOwnRegistration } from '../../support/api/own-links'
import { routeMailTo, startTestMailServer, stopTestMailServers } from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'

afterEach(async () => {
  vi.useRealTimers()
  await stopTestMailServers()
})
afterAll(removeCreatedRows)

const organiser = await staffClient('event_coordinator')
const admin = await staffClient('super_admin')

const BUS: FieldDraft = { fieldType: 'select', options: ['Iloilo', 'Roxas'] }
type Form = OpenForm<'Name' | 'Email' | 'Phone' | 'Bus' | 'Home'>
const NONE = {
  opensAt: null,
  closesAt: null,
  hasWaitingList: true,
  offerHours: 6,
  showLeftBelow: null,
  limits: [],
}
type Asked = Partial<Omit<Places, 'limits'>> & { limits?: Partial<Limit>[]; revision?: string }
const savePlaces = (form: Form, places: Asked) =>
  organiser.put<PlacesWithRevision>(paths.api.formPlaces(form.id), { ...NONE, ...places })

async function event(places: Asked = { limits: [{ fieldId: null, option: null, seats: 1 }] }) {
  const form: Form = await createOpenForm({
    Name: 'text',
    Email: 'email',
    Phone: 'phone',
    Bus: BUS,
    Home: 'province_town',
  })
  await savePlaces(form, places)
  return form
}

let people = 0
const send = async (form: Form, answers: Partial<Record<keyof Form['ids'], string>> = {}) => {
  const Email = `person${++people}@example.org`
  return (
    await register(form, replaceLabelsByIds(form, { Name: `Person ${people}`, Email, ...answers }))
  ).body
}

const rows = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await (await pool()).query(text, values)).rows
const seatOf = async (id: number) =>
  (await rows<{ seat: string }>('select seat from submissions where id = $1', [id]))[0]?.seat
interface OfferRow {
  id: number
  state: string
  mail: string
  mail_reason: string | null
  address: string | null
  expires_at: Date | null
}
const offersOf = (id: number) =>
  rows<OfferRow>('select * from place_offers where submission_id = $1 order by id', [id])
const offerOf = async (id: number) => {
  const offer = (await offersOf(id)).at(-1)
  if (!offer) throw new Error(`Nobody has offered #${id} a place`)
  return offer
}
const waiting = async (form: Form) =>
  (await organiser.get<WaitingListResponse>(paths.api.formWaiting(form.id))).body
const give = (id: number) => organiser.post(paths.api.deleteSubmissions, { ids: [id] })
const act = (id: number, name: string, reason = '') =>
  organiser.post(paths.api.submissionSeat(id), { act: name, reason })
const answer = async (id: number, how: OfferAnswer) => {
  const token = issueOwnerToken('place-offer', (await offerOf(id)).id)
  return newVisitor().post<{ state: string }>(`${paths.api.offer(token)}?answer=${how}`, {})
}
const pass = async (id: number) =>
  rows(`update place_offers set expires_at = now() - interval '1 s' where id = $1`, [
    (await offerOf(id)).id,
  ])

it('answers a plain form with the page of the offer, in its language', async () => {
  const token = issueOwnerToken('place-offer', 2_147_483_647)
  const press = (query: string) =>
    newVisitor().send(paths.api.offer(token) + query, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    })
  const reply = await press('?answer=accept&lang=fil')
  expect([reply.status, reply.headers.get('location')]).toEqual([
    303,
    `${paths.offer(token)}?lang=fil`,
  ])
  expect((await press('?answer=decline')).headers.get('location')).toBe(paths.offer(token))
})

describe('a place that comes free', () => {
  it('is offered in the order of the line, and nobody new passes', async () => {
    const server = await startTestMailServer()
    const form = await event()
    const first = await send(form)
    const line = [await send(form), await send(form), await send(form)]
    await offerPlaces()
    expect((await waiting(form)).people.map(({ queue }) => queue)).toEqual([1, 2, 3])
    await give(first.id)
    expect((await send(form)).seat).toBe('waiting')
    await Promise.all([offerPlaces(), offerPlaces()])
    const [one, two, three] = line.map(({ id }) => id) as [number, number, number]
    expect([await seatOf(one), await seatOf(two)]).toEqual(['offered', 'waiting'])
    await sendOfferEmail({ offerId: (await offerOf(one)).id })
    await sendOfferEmail({ offerId: (await offerOf(one)).id })
    expect(server.mails).toHaveLength(1)
    const token = issueOwnerToken('place-offer', (await offerOf(one)).id)
    expect(server.mails[0]?.text).toContain(paths.offer(token))
    expect((await offerOf(one)).expires_at?.getTime()).toBeGreaterThan(Date.now())

    expect((await answer(one, 'decline')).body).toMatchObject({ state: 'declined' })
    expect((await answer(one, 'accept')).body).toMatchObject({ state: 'declined' })
    await offerPlaces()
    expect(await seatOf(two)).toBe('offered')
    await pass(two)
    expect((await answer(two, 'accept')).body).toMatchObject({ state: 'expired' })
    await offerPlaces()
    expect([await seatOf(two), await seatOf(three)]).toEqual(['cancelled', 'offered'])
    expect((await answer(three, 'accept')).body).toMatchObject({ state: 'accepted' })
    await offerPlaces()
    expect(await seatOf(three)).toBe('held')
    const lastAction = async (id: number) => {
      const { body } = await admin.get<{ action: string; actorName: string | null }[]>(
        `${paths.api.submissions}/${id}/log`,
      )
      return body.map(({ action, actorName }) => [action, actorName])
    }
    expect(await lastAction(one)).toContainEqual(['submission.own_place_declined', null])
    expect(await lastAction(two)).toContainEqual(['submission.place_expired', null])
    expect(await lastAction(three)).toContainEqual(['submission.own_place_accepted', null])
    const { limits } = (await organiser.get<Places>(paths.api.formPlaces(form.id))).body
    expect(limits).toMatchObject([{ held: 1, waiting: 1 }])
  })

  it('is said on the own page: until when, that its time is over, or that it was declined', async () => {
    const form = await event()
    const first = await send(form)
    const [one, two] = [await send(form), await send(form)]
    const own = async ({ link }: { link: string }) =>
      (await readOwnRegistration<OwnRegistration>(ownLinkToken(link))).body
    await give(first.id)
    await offerPlaces()
    await startTestMailServer()
    await sendOfferEmail({ offerId: (await offerOf(one.id)).id })
    const { expires_at } = await offerOf(one.id)
    expect(await own(one)).toMatchObject({
      offer: expect.any(String),
      offerUntil: expires_at?.toISOString(),
      lostOffer: null,
    })
    await pass(one.id)
    expect(await own(one)).toMatchObject({ seat: 'offered', offer: null, lostOffer: 'expired' })
    await offerPlaces()
    expect(await own(one)).toMatchObject({ seat: 'cancelled', offer: null, lostOffer: 'expired' })
    expect((await answer(one.id, 'accept')).body).toMatchObject({ state: 'expired' })
    await answer(two.id, 'decline')
    expect(await own(two)).toMatchObject({ seat: 'cancelled', lostOffer: 'declined' })

    await act(one.id, 'restore')
    expect(await own(one)).toMatchObject({ seat: 'held', offer: null, lostOffer: null })
    expect((await answer(one.id, 'accept')).body).toMatchObject({ state: 'withdrawn' })
    await newVisitor().post(paths.api.ownCancel(ownLinkToken(one.link)))
    expect(await own(one)).toMatchObject({ seat: 'cancelled', lostOffer: null })
  })

  it('is offered when a limit is raised, and not by a form that is switched off', async () => {
    const form = await event()
    const people = [await send(form), await send(form), await send(form)]
    await savePlaces(form, { limits: [{ fieldId: null, option: null, seats: 3 }] })
    await organiser.put(paths.api.form(form.id), { isActive: false })
    await offerPlaces()
    expect((await waiting(form)).isOffering).toBe(false)
    expect(await Promise.all(people.map(({ id }) => seatOf(id)))).toEqual([
      'held',
      'waiting',
      'waiting',
    ])
    await organiser.put(paths.api.form(form.id), { isActive: true })
    await offerPlaces()
    expect(await Promise.all(people.map(({ id }) => seatOf(id)))).toEqual([
      'held',
      'offered',
      'offered',
    ])
  })

  it('is offered to all who wait when their limit is removed', async () => {
    const form = await event()
    const people = [await send(form), await send(form), await send(form)]
    await savePlaces(form, { limits: [] })
    await offerPlaces()
    expect(await Promise.all(people.map(({ id }) => seatOf(id)))).toEqual([
      'held',
      'offered',
      'offered',
    ])
  })

  it('is offered by a call to somebody without an address', async () => {
    const form = await event()
    const first = await send(form)
    const second = await send(form, { Email: '', Phone: '0917 123 4567' })
    await give(first.id)
    await offerPlaces()
    const [person] = (await waiting(form)).people
    expect(person).toMatchObject({
      id: second.id,
      email: null,
      phone: '0917 123 4567',
      seat: 'offered',
      offer: { mail: 'none', expiresAt: expect.any(String) },
    })
    expect((await act(second.id, 'accept')).status).toBe(204)
    expect(await seatOf(second.id)).toBe('held')
  })

  it('waits for the mail server, and the hours to answer begin when it has the message', async () => {
    const server = await startTestMailServer()
    const form = await event()
    const [first, second] = [await send(form), await send(form)]
    await give(first.id)
    await offerPlaces()
    const offer = await offerOf(second.id)
    await routeMailTo('smtp://127.0.0.1:9')
    await expect(sendOfferEmail({ offerId: offer.id })).rejects.toThrow()
    expect(await offerOf(second.id)).toMatchObject({
      mail: 'queued',
      mail_reason: expect.stringContaining('cannot be reached'),
      expires_at: null,
    })
    await routeMailTo(server.url)
    await sendOfferEmail({ offerId: offer.id })
    expect(await offerOf(second.id)).toMatchObject({ mail: 'sent', mail_reason: null })
    expect((await offerOf(second.id)).expires_at).not.toBeNull()
  })

  it('can be cancelled while a slow mail server takes its message', async () => {
    let cancelled = 0
    const cancel = async ({ link }: { link: string }) => {
      cancelled = (await newVisitor().post(paths.api.ownCancel(ownLinkToken(link)))).status
    }
    const form = await event()
    const [first, second] = [await send(form), await send(form)]
    await startTestMailServer({ onReceived: () => cancel(second) })
    await give(first.id)
    await offerPlaces()
    await sendOfferEmail({ offerId: (await offerOf(second.id)).id })
    expect(cancelled).toBe(204)
    expect(await seatOf(second.id)).toBe('cancelled')
    expect(await offerOf(second.id)).toMatchObject({ state: 'declined', mail: 'sent' })
  })

  it('is not offered to a registration that has changed since', async () => {
    const form = await event()
    const [first, second] = [await send(form), await send(form)]
    await give(first.id)
    await offerPlaces()
    await give(second.id)
    expect((await answer(second.id, 'accept')).body).toMatchObject({ state: 'gone' })
    await admin.post(paths.api.binErase, { ids: [second.id] })
    expect(await offersOf(second.id)).toEqual([])
  })

  it('is not answered by an earlier link once staff have made a new one', async () => {
    const server = await startTestMailServer()
    const form = await event()
    const [first, second] = [await send(form), await send(form)]
    await give(first.id)
    await offerPlaces()
    const earlier = await offerOf(second.id)
    await sendOfferEmail({ offerId: earlier.id })
    const { expires_at } = await offerOf(second.id)
    await organiser.post(paths.api.submissionLink(second.id))
    const token = issueOwnerToken('place-offer', earlier.id)
    const answered = await newVisitor().post<{ state: string }>(
      `${paths.api.offer(token)}?answer=accept`,
      {},
    )
    expect(answered.body).toMatchObject({ state: 'withdrawn' })
    expect(await seatOf(second.id)).toBe('offered')
    const renewed = await offerOf(second.id)
    expect(renewed).toMatchObject({ state: 'open', expires_at })
    expect(renewed.id).not.toBe(earlier.id)
    expect(server.mails).toHaveLength(1)
    expect((await answer(second.id, 'accept')).body).toMatchObject({ state: 'accepted' })
    expect(await seatOf(second.id)).toBe('held')
  })

  it('is told by its new link when staff have made one before the message was sent', async () => {
    const server = await startTestMailServer()
    const form = await event()
    const [first, second] = [await send(form), await send(form)]
    await give(first.id)
    await offerPlaces()
    const earlier = await offerOf(second.id)
    await organiser.post(paths.api.submissionLink(second.id))
    const renewed = await offerOf(second.id)
    expect(renewed).toMatchObject({ state: 'open', mail: 'queued' })
    expect(renewed.id).not.toBe(earlier.id)
    const jobs = `select from jobs.job where name = 'offer.send' and data->>'offerId' = $1::text`
    expect(await rows(jobs, [renewed.id])).toHaveLength(1)
    for (const { id } of [earlier, renewed]) await sendOfferEmail({ offerId: id })
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]?.text).toContain(issueOwnerToken('place-offer', renewed.id))
  })

  it('is a gap once its message was given up: the hours to answer begin, and it can be sent again', async () => {
    const server = await startTestMailServer()
    const form = await event()
    const [first, second] = [await send(form), await send(form)]
    await give(first.id)
    await offerPlaces()
    const { id } = await offerOf(second.id)
    const gap = async () => {
      const { gaps } = (await admin.get<Ledger>(paths.api.ledger)).body
      return gaps.find((one) => one.kind === 'offer' && one.id === id)
    }
    expect(await gap()).toBeUndefined()
    await routeMailTo('smtp://127.0.0.1:9')
    await sendOfferEmail({ offerId: id }, undefined, { isLast: true })
    expect(await offerOf(second.id)).toMatchObject({
      mail: 'failed',
      expires_at: expect.any(Date),
    })
    expect(await gap()).toMatchObject({
      reason: expect.stringContaining('cannot be reached'),
      submission: { id: second.id },
    })
    await rows(`delete from jobs.job where name = 'offer.send' and data->>'offerId' = $1::text`, [
      id,
    ])
    await admin.post(paths.api.ledgerRepair, { gaps: [{ kind: 'offer', id }] })
    expect(await gap()).toBeUndefined()
    expect(
      await rows(`select from jobs.job where name = 'offer.send' and data->>'offerId' = $1::text`, [
        id,
      ]),
    ).toHaveLength(1)
    await routeMailTo(server.url)
    await sendOfferEmail({ offerId: id })
    expect(await offerOf(second.id)).toMatchObject({ mail: 'sent', mail_reason: null })
  })

  it('is told to nobody who has been cancelled or erased before the message was sent', async () => {
    const server = await startTestMailServer()
    const form = await event()
    const [first, second, third] = [await send(form), await send(form), await send(form)]
    await give(first.id)
    await offerPlaces()
    const offer = (await offerOf(second.id)).id
    expect((await act(second.id, 'cancel')).status).toBe(204)
    await sendOfferEmail({ offerId: offer })
    await offerPlaces()
    const next = (await offerOf(third.id)).id
    await give(third.id)
    await admin.post(paths.api.binErase, { ids: [third.id] })
    const jobs = `select from jobs.job where name = 'offer.send' and data->>'offerId' = $1::text`
    expect(await rows(jobs, [next])).toEqual([])
    await sendOfferEmail({ offerId: next })
    expect(server.mails).toEqual([])
  })

  it('is not said to be taken once whoever accepted it has cancelled', async () => {
    const form = await event()
    const [first, second] = [await send(form), await send(form)]
    await give(first.id)
    await offerPlaces()
    expect((await answer(second.id, 'accept')).body).toMatchObject({ state: 'accepted' })
    await newVisitor().post(paths.api.ownCancel(ownLinkToken(second.link)))
    expect((await answer(second.id, 'accept')).body).toMatchObject({ state: 'withdrawn' })
    expect(await seatOf(second.id)).toBe('cancelled')
  })

  it('is offered although another form fails, and hundreds of offers are in the bin', async () => {
    const [broken, form] = [await event(), await event()]
    const [one, two] = [await send(broken), await send(broken)]
    const [three, four, five] = [await send(form), await send(form), await send(form)]
    const six = await send(form)
    await give(three.id)
    await offerPlaces()
    expect(await seatOf(four.id)).toBe('offered')
    await give(four.id)
    await rows(
      `insert into place_offers (submission_id, state, expires_at, created_at)
       select $1, 'open', now() - interval '1 h', now() from generate_series(1, 500)`,
      [four.id],
    )
    await offerPlaces()
    await pass(five.id)
    await give(one.id)
    await rows(
      `alter table place_offers add constraint made_to_fail check (submission_id <> ${two.id}) not valid`,
      [],
    )
    try {
      await offerPlaces()
    } finally {
      await rows('alter table place_offers drop constraint made_to_fail', [])
    }
    const seats = [five, six, two].map(({ id }) => seatOf(id))
    expect(await Promise.all(seats)).toEqual(['cancelled', 'offered', 'waiting'])
    await offerPlaces()
    expect(await seatOf(two.id)).toBe('offered')
  })
})

it('places are offered until the day of the event is over in Manila, else until the form closes', async () => {
  const { id } = await event()
  const isAt = async (at: string) => {
    const [row] = await fetchRows<{ is: boolean }>(
      sql`select ${offeringCondition(new Date(at))} as is from forms where id = ${id}`,
    )
    return row?.is
  }
  const set = (columns: string) => rows(`update forms set ${columns} where id = $1`, [id])
  expect(await isAt('2099-01-01T00:00:00Z')).toBe(true)
  await set(`closes_at = '2027-02-01T00:00:00Z'`)
  expect(await isAt('2027-01-31T23:59:59Z')).toBe(true)
  expect(await isAt('2027-02-01T00:00:00Z')).toBe(false)
  await set(`retention_event_day = '2027-03-01'`)
  expect(await isAt('2027-03-01T15:59:59Z')).toBe(true)
  expect(await isAt('2027-03-01T16:00:00Z')).toBe(false)
})

it('a place is offered a minute before the day of the event is over, and not a minute after', async () => {
  const form = await event()
  const [first, second, third] = [await send(form), await send(form), await send(form)]
  await rows(`update forms set retention_event_day = '2031-03-01' where id = $1`, [form.id])
  const cancel = ({ link }: { link: string }) =>
    newVisitor().post(paths.api.ownCancel(ownLinkToken(link)))
  await cancel(first)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-01T15:59:00Z') })
  await offerPlaces()
  vi.useRealTimers()
  expect(await seatOf(second.id)).toBe('offered')
  await cancel(second)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-01T16:01:00Z') })
  await offerPlaces()
  vi.useRealTimers()
  expect(await seatOf(third.id)).toBe('waiting')
})

describe('staff', () => {
  it('offer a place out of turn with a reason, which may be one over', async () => {
    const form = await event()
    const [, second, third] = [await send(form), await send(form), await send(form)]
    expectRefusal(await act(third.id, 'offer'), 400, 'request.invalid')
    expect((await act(third.id, 'offer', 'She leads the choir')).status).toBe(204)
    expect(await seatOf(third.id)).toBe('offered')
    expect((await waiting(form)).people).toMatchObject([
      { id: third.id, offer: { reason: 'She leads the choir' } },
      { id: second.id, queue: 1 },
    ])
    const { limits } = (await organiser.get<Places>(paths.api.formPlaces(form.id))).body
    expect(limits).toMatchObject([{ held: 2, waiting: 1 }])
    const { body } = await admin.get(`${paths.api.submissions}/${third.id}/log`)
    expect(JSON.stringify(body)).toContain('She leads the choir')
  })

  it('reach a mailbox beyond its three mails an hour, which hold back what is offered by itself', async () => {
    const server = await startTestMailServer()
    const Email = `family-${Date.now()}@example.org`
    const form = await event()
    const first = await send(form)
    const [one, two, three, four, five] = [
      await send(form, { Email }),
      await send(form, { Email }),
      await send(form, { Email }),
      await send(form, { Email }),
      await send(form, { Email }),
    ]
    for (const { id } of [one, two, three, four]) {
      await act(id, 'offer', 'They came last year')
      await sendOfferEmail({ offerId: (await offerOf(id)).id })
      expect(await offerOf(id)).toMatchObject({ mail: 'sent' })
    }
    expect(server.mails.map(({ to }) => to)).toEqual([Email, Email, Email, Email])
    await savePlaces(form, { limits: [{ fieldId: null, option: null, seats: 6 }] })
    await give(first.id)
    await offerPlaces()
    await sendOfferEmail({ offerId: (await offerOf(five.id)).id })
    expect(await offerOf(five.id)).toMatchObject({ mail: 'held' })
    expect(server.mails).toHaveLength(4)
  })

  it.each([
    ['declined by whoever has it', 'offer', (id: number) => answer(id, 'decline')],
    ['declined by staff', 'offer', (id: number) => act(id, 'decline', 'By phone')],
    ['skipped', 'offer', (id: number) => act(id, 'skip', 'By phone')],
    ['skipped before it was offered', null, (id: number) => act(id, 'skip', 'By phone')],
  ])('a place that is %s goes to the next one at once', async (_how, before, end) => {
    const form = await event()
    await send(form)
    const { id } = await send(form)
    if (before) await act(id, before, 'She leads the choir')
    const jobs = `delete from jobs.job where name = 'places.offer' returning id`
    await rows(jobs, [])
    expect((await end(id)).status).toBeLessThan(300)
    expect(await rows(jobs, [])).toHaveLength(1)
  })

  it('move somebody to the end of the line, and answer and send an offer again', async () => {
    const form = await event()
    const [first, second, third] = [await send(form), await send(form), await send(form)]
    expect((await act(second.id, 'skip', 'Cannot come this week')).status).toBe(204)
    expect((await waiting(form)).people.map(({ id }) => id)).toEqual([third.id, second.id])
    await give(first.id)
    // Each transaction may use only one connection. Otherwise many at once could block each other.
    await withOneConnection(offerPlaces)
    const { id } = await offerOf(third.id)
    await sendOfferEmail({ offerId: id })
    const was = (await waiting(form)).people.find((one) => one.id === third.id)?.email
    const change = { fieldId: form.ids.Email, was, answer: `right-${was}` }
    expect((await organiser.put(paths.api.submissionAnswers(third.id), change)).status).toBe(200)
    expect((await withOneConnection(() => act(third.id, 'resend'))).status).toBe(204)
    expect(await offerOf(third.id)).toMatchObject({
      mail: 'queued',
      expires_at: null,
      address: `right-${was}`,
      by_name: null,
    })
    expect((await act(third.id, 'skip', 'No answer by phone')).status).toBe(204)
    await offerPlaces()
    expect([await seatOf(second.id), await seatOf(third.id)]).toEqual(['offered', 'waiting'])
    expectRefusal(await act(third.id, 'accept'), 409, 'places.no_offer')
    expectRefusal(await act(first.id, 'accept'), 404, 'submission.not_found')
    expect((await act(second.id, 'accept')).status).toBe(204)
    for (const name of ['offer', 'skip']) {
      expectRefusal(await act(second.id, name, 'Again'), 409, 'places.not_waiting')
    }
    expect((await act(third.id, 'offer', 'By phone')).status).toBe(204)
    expect((await act(third.id, 'decline')).status).toBe(204)
    expect((await act(third.id, 'offer', 'Changed her mind')).status).toBe(204)
    expect(await seatOf(third.id)).toBe('offered')
    const logged = async (of: number) => {
      const { body } = await admin.get<{ action: string; actorName: string | null }[]>(
        paths.api.submissionLog(of),
      )
      const acts = body.filter(({ action }) => action.startsWith('submission.place_'))
      for (const { actorName } of acts) expect(actorName).toContain('event_coordinator')
      return acts.map(({ action }) => action.replace('submission.place_', ''))
    }
    expect(await logged(second.id)).toEqual(['accepted', 'skipped'])
    expect(await logged(third.id)).toEqual([
      ...['offered', 'declined', 'offered', 'skipped', 'offered_again'],
    ])
  })
})

it('the ledger finds places that were counted wrongly, and repairs them', async () => {
  const form = await event()
  await send(form)
  await rows('update place_limits set held = held + 2 where form_id = $1', [form.id])
  await offerPlaces()
  const health = async () => (await newVisitor().get<HealthReport>(paths.api.health)).body.places
  expect(await health()).toBe('failing')
  const { gaps } = (await admin.get<Ledger>(paths.api.ledger)).body
  const gap = gaps.find(({ kind, what }) => kind === 'places' && what.startsWith(form.name))
  expect(gap).toBeDefined()
  await admin.post(paths.api.ledgerRepair, { gaps: [{ kind: 'places', id: gap?.id }] })
  expect(await health()).toBe('ok')
  await offerPlaces()
  expect(await health()).toBe('ok')
  const { limits } = (await organiser.get<Places>(paths.api.formPlaces(form.id))).body
  expect(limits).toMatchObject([{ held: 1, waiting: 0 }])
})

describe('a limit', () => {
  it('of a province counts who comes from it', async () => {
    const limit = { fieldId: null, option: null, province: 'iloilo', seats: 1 }
    const form = await event({ hasWaitingList: false, limits: [limit] })
    expect((await send(form, { Home: 'Oton, Iloilo' })).seat).toBe('held')
    expect((await send(form, { Home: 'Kalibo, Aklan' })).seat).toBe('held')
    const full = await register(
      form,
      replaceLabelsByIds(form, { Name: 'Ana', Home: 'Oton, Iloilo' }),
    )
    expectRefusal(full, 409, 'form.full')
    expect(full.body.fields).toHaveProperty(form.ids.Home)
    const { body } = await organiser.get<Places>(paths.api.formPlaces(form.id))
    expect(body.limits).toMatchObject([{ fieldId: form.ids.Home, province: 'iloilo', held: 1 }])
    for (const bad of [{ province: 'atlantis' }, { fieldId: form.ids.Bus }, { option: 'Iloilo' }]) {
      const refused = await savePlaces(form, { limits: [{ ...limit, ...bad }] })
      expectRefusal(refused, 400, 'places.no_province')
    }
  })

  it('knows every province by its address on the site', async () => {
    const slugs = await rows<{ slug: string }>(
      'select province_slug($2 || name) as slug from unnest($1::text[]) as name',
      [provinces.map(({ name }) => name), 'Bayan, Poblacion, '],
    )
    expect(slugs.map(({ slug }) => slug)).toEqual(provinces.map(({ slug }) => slug))
  })

  it('goes along with an option that is renamed, with who has registered before', async () => {
    const form = await event({})
    await savePlaces(form, { limits: [{ fieldId: form.ids.Bus, option: 'Iloilo', seats: 3 }] })
    await send(form, { Bus: 'Iloilo' })
    const fields = form.fields.map((field) =>
      field.label === 'Bus' ? { ...field, options: ['Iloilo City', 'Roxas'] } : field,
    )
    await organiser.post(paths.api.formFields(form.id), { fields })
    await send(form, { Bus: 'Iloilo City' })
    const { body } = await organiser.get<Places>(paths.api.formPlaces(form.id))
    expect(body.limits).toMatchObject([{ option: 'Iloilo City', held: 2 }])
  })
})

it('saving times and places is refused when somebody has saved since', async () => {
  const form = await event()
  const { revision } = (await organiser.get<PlacesWithRevision>(paths.api.formPlaces(form.id))).body
  await send(form)
  const limits = [{ fieldId: null, option: null, seats: 5 }]
  expect((await savePlaces(form, { limits, revision })).status).toBe(200)
  expectRefusal(await savePlaces(form, { limits: [], revision }), 409, 'places.changed')
  expect((await savePlaces(form, { limits: [] })).status).toBe(200)
})
