import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import ProvinceRoute from '@/app/(site)/provinces/[slug]/page'
import { findOccasion, findProvincePage } from '@/features/celebrations/server/data'
import { notifyOfAnnouncedVenues, sendVenueMail } from '@/features/celebrations/server/jobs'
import { findVenueRequest } from '@/features/celebrations/server/venue-requests'
import type { VenueRequestResponse } from '@/features/celebrations/venue-request'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'
import { networkOf } from '@/lib/http/client-address'
import { issueOwnerToken } from '@/lib/mail/owner-token'
import { paths } from '@/lib/paths'
import type { JobPayloads } from '@/lib/queue/jobs'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import { startTestMailServer, stopTestMailServers } from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import type { ParsedMail } from '../../support/peers/mail'
import { expectRefusal } from '../../support/refusal'

const PROVINCE = 'Antique'
const SLUG = 'antique'

let mailboxes = 0
const newEmailAddress = () => `waiting-${++mailboxes}@example.org`

const run = async <Row extends object>(statement: string, values: unknown[] = []) =>
  (await (await pool()).query<Row>(statement, values)).rows

async function cleanUp(): Promise<void> {
  await stopTestMailServers()
  await run(`delete from jobs.job where name in ('venue.send', 'venue.tell')`)
  await run('delete from venue_requests')
  await run(
    `update provinces set is_announced = false, venue = null, address = null, form_id = null
     where name = $1`,
    [PROVINCE],
  )
}
beforeEach(cleanUp)
afterEach(cleanUp)
afterAll(removeCreatedRows)

const ask = (email: string, slug = SLUG, more: object = {}) =>
  newVisitor().post<VenueRequestResponse>(paths.api.tellMe(slug), { email, ...more })

async function work(): Promise<void> {
  const jobs = await run<{ id: string; data: JobPayloads['venue.send'] }>(
    `delete from jobs.job where name = 'venue.send' and state = 'created'
     returning id, data`,
  )
  for (const { data } of jobs) await sendVenueMail(data)
}

const listWaiting = () =>
  run<{ id: number; email: string; confirmed: boolean }>(
    'select id, email, confirmed_at is not null as confirmed from venue_requests order by id',
  )

const linkIn = (mail: ParsedMail | undefined) => /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
const tokenIn = (mail: ParsedMail | undefined) => linkIn(mail).split('/tell-me/')[1] ?? ''

const answer = (token: string, said: 'confirm' | 'forget', by: Client = newVisitor()) =>
  by.post(paths.api.tellMeAnswer(token), { answer: said })

async function announce(isAnnounced = true, venue: string | null = 'Capitol Park') {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'provinces',
    where: { name: { equals: PROVINCE } },
  })
  const editor = await staffClient('event_coordinator')
  return editor.send<{ errors?: { data: { errors: { message: string }[] } }[] }>(
    `/api/cms/provinces/${docs[0]?.id}`,
    {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isAnnounced, venue, address: 'By the river stage' }),
    },
  )
}

describe('“Email me when the venue is announced”', () => {
  it('asks, is confirmed by link, tells once when an editor announces, and keeps nothing', async () => {
    const server = await startTestMailServer()
    const email = newEmailAddress()
    expect(await ask(email)).toMatchObject({ status: 202, body: { isMailSent: true } })
    await work()
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toMatchObject({ to: email })
    expect(server.mails[0]?.text).toContain('when the venue of Antique is set')
    const token = tokenIn(server.mails[0])
    expect((await answer(token, 'confirm')).status).toBe(204)
    await run(`update venue_requests set confirmed_at = '2026-01-01'`)
    expect((await answer(token, 'confirm')).status).toBe(204)
    expect(await run('select confirmed_at::date::text as day from venue_requests')).toEqual([
      { day: '2026-01-01' },
    ])

    await run(`update venue_requests set updated_at = now() - interval '8 days'`)
    await notifyOfAnnouncedVenues()
    await work()
    expect(server.mails).toHaveLength(1)

    expect((await announce()).status).toBe(200)
    await Promise.all([
      notifyOfAnnouncedVenues(),
      notifyOfAnnouncedVenues(),
      notifyOfAnnouncedVenues(),
    ])
    await work()
    await notifyOfAnnouncedVenues()
    await work()
    expect(server.mails).toHaveLength(2)
    expect(server.mails[1]).toMatchObject({ to: email })
    expect(server.mails[1]?.text).toContain('Capitol Park, By the river stage')
    expect(linkIn(server.mails[1])).toContain('/yearly-events?region=Visayas&province=antique')
    expect(await listWaiting()).toEqual([])
    expectRefusal(await answer(token, 'confirm'), 410, 'venue_request.gone')
  })

  it('has the worker look at once when a venue is announced, and not when its words change', async () => {
    const countLooks = async () =>
      (await run(`select 1 from jobs.job where name = 'venue.tell'`)).length
    const before = await countLooks()
    await announce()
    expect(await countLooks()).toBe(before + 1)
    await announce(true, 'Capitol Hall')
    expect(await countLooks()).toBe(before + 1)
  })

  it('tells nobody who has not confirmed, and deletes the address after a week', async () => {
    const server = await startTestMailServer()
    const email = newEmailAddress()
    const age = (days: number) =>
      run(`update venue_requests set updated_at = now() - make_interval(days => $1)`, [days])
    await ask(email)
    await age(8)
    await ask(email)
    await notifyOfAnnouncedVenues()
    expect(await listWaiting(), 'asked again').toHaveLength(1)
    await age(6)
    await announce()
    await notifyOfAnnouncedVenues()
    await run(`delete from jobs.job where name = 'venue.send' and data->>'kind' = 'confirmation'`)
    await work()
    expect(server.mails).toEqual([])
    expect(await listWaiting()).toHaveLength(1)
    await age(8)
    await notifyOfAnnouncedVenues()
    expect(await listWaiting()).toEqual([])
  })

  it('waits on when the announcement was taken back before the message went', async () => {
    const server = await startTestMailServer()
    const email = newEmailAddress()
    await ask(email)
    await work()
    await answer(tokenIn(server.mails[0]), 'confirm')
    await announce()
    await notifyOfAnnouncedVenues()
    await announce(false)
    await work()
    expect(server.mails).toHaveLength(1)
    await announce()
    await notifyOfAnnouncedVenues()
    await work()
    expect(server.mails).toHaveLength(2)
  })

  it('asks nobody again who has confirmed, also when the question was waiting already', async () => {
    const server = await startTestMailServer()
    const email = newEmailAddress()
    await ask(email)
    await work()
    await ask(email)
    await answer(tokenIn(server.mails[0]), 'confirm')
    await work()
    expect(server.mails).toHaveLength(1)
    await ask(email)
    expect(await run(`select from jobs.job where name = 'venue.send'`)).toEqual([])
  })

  it('is deleted at once when its owner says so', async () => {
    await ask(newEmailAddress())
    const [{ id } = { id: 0 }] = await listWaiting()
    expect((await answer(issueOwnerToken('venue-request', id), 'forget')).status).toBe(204)
    expect(await listWaiting()).toEqual([])
    expect(await run(`select from jobs.job where name = 'venue.send'`)).toEqual([])
    expect((await answer(issueOwnerToken('venue-request', id), 'forget')).status).toBe(204)
  })

  it('asks one mailbox three times an hour at most, however it is written', async () => {
    const server = await startTestMailServer()
    const slugs = ['antique', 'aklan', 'capiz', 'bohol', 'cebu']
    for (const [at, slug] of slugs.entries()) await ask(`Full.Box+${at}@gmail.com`, slug)
    await work()
    expect(server.mails).toHaveLength(3)
  })

  it('asks one mailbox three times an hour at most about one province', async () => {
    const server = await startTestMailServer()
    const email = newEmailAddress()
    for (let at = 0; at < 20; at++) {
      expect((await ask(email)).status).toBe(202)
      await work()
    }
    expect(server.mails).toHaveLength(3)
  })

  it('goes on waiting in the queue when the mail server is away', async () => {
    const server = await startTestMailServer()
    await ask(newEmailAddress())
    await server.close()
    await expect(work()).rejects.toThrow()
    const [waiting] = await run('select asked_at from venue_requests')
    expect(waiting).toEqual({ asked_at: null })
  })

  it('says so while there is no mail server', async () => {
    expect((await ask(newEmailAddress())).body).toEqual({ isMailSent: false })
  })

  it('says the same to an address that is known, and stores it once', async () => {
    const email = newEmailAddress()
    const replies = [await ask(email), await ask(email.toUpperCase()), await ask(newEmailAddress())]
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([202, { isMailSent: false }]),
    )
    expect(await listWaiting()).toHaveLength(2)
  })

  it('drops what a program filled in, and says nothing of it', async () => {
    const { status } = await ask(newEmailAddress(), SLUG, { homepage: 'https://spam.example' })
    expect(status).toBe(202)
    expect(await listWaiting()).toEqual([])
    expect(await run(`select 1 from jobs.job where name in ('venue.send', 'venue.tell')`)).toEqual(
      [],
    )
  })
})

describe('is refused', () => {
  it('without an address', async () => {
    const reply = await newVisitor().post(paths.api.tellMe(SLUG), { email: 'ana at example' })
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body.fields).toEqual({ email: 'Please enter a valid email address' })
  })

  it('for no province, and for one whose venue is announced', async () => {
    expectRefusal(
      await newVisitor().post(paths.api.tellMe('atlantis'), { email: newEmailAddress() }),
      404,
      'province.not_found',
    )
    await announce()
    expectRefusal(
      await newVisitor().post(paths.api.tellMe(SLUG), { email: newEmailAddress() }),
      409,
      'province.announced',
    )
  })

  it('with a token of nobody or of somebody else', async () => {
    await ask(newEmailAddress())
    const [{ id } = { id: 0 }] = await listWaiting()
    const forged = issueOwnerToken('venue-request', id + 1).replace(/^[^.]+/, id.toString(36))
    for (const token of ['x', '', forged, issueOwnerToken('venue-request', id + 1)]) {
      expect((await answer(token, 'confirm')).status).toBeGreaterThanOrEqual(404)
      expect(await findVenueRequest(token)).toMatch(/unknown|gone/)
    }
    expect(await findVenueRequest('x')).toBe('unknown')
    expect(await listWaiting()).toMatchObject([{ confirmed: false }])
  })

  it('after 600 of one network in an hour, each for another mailbox', async () => {
    const flood = newVisitor()
    const post = () => flood.post(paths.api.tellMe(SLUG), { email: newEmailAddress() })
    expect((await post()).status).toBe(202)
    await run(`update rate_limits set points = 599 where key = 'venue-asked:' || $1`, [
      networkOf(flood.address),
    ])
    expect((await post()).status).toBe(202)
    expectRefusal(await post(), 429, 'request.too_many')
    expect(await listWaiting()).toHaveLength(2)
    expect((await ask(newEmailAddress())).status, 'from another network').toBe(202)
  })
})

it('works as a plain form, step by step', async () => {
  const post = (path: string, values: Record<string, string>) =>
    newVisitor().send(path, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    })
  const leadsTo = async (path: string, values: Record<string, string>) => {
    const { status, headers } = await post(path, values)
    expect(status).toBe(303)
    return headers.get('location')
  }
  const address = paths.api.tellMe(SLUG)
  expect(await leadsTo(address, { email: 'ana' })).toBe('/tell-me?province=antique&refused=1')
  const asked = { email: newEmailAddress(), homepage: '' }
  expect(await leadsTo(address, asked)).toBe('/tell-me?province=antique&asked=1')
  const [{ id } = { id: 0 }] = await listWaiting()
  const token = issueOwnerToken('venue-request', id)
  const own = paths.api.tellMeAnswer(token)
  expect(await leadsTo(own, { answer: 'confirm' })).toBe(paths.tellMeAnswer(token))
  expect(await listWaiting()).toMatchObject([{ confirmed: true }])
  expect(await leadsTo(own, { answer: 'forget' })).toBe('/tell-me?forgotten=1')
  expect(await listWaiting()).toEqual([])
  await announce()
  expect(await leadsTo(address, asked)).toBe('/tell-me?province=antique&asked=1')
  expect(await listWaiting()).toEqual([])
  expect((await post(paths.api.tellMe('atlantis'), asked)).status).toBe(404)
})

describe('an announced venue', () => {
  it('needs its name', async () => {
    for (const venue of ['', '   ', null]) {
      const { status, bytes } = await announce(true, venue)
      expect(status).toBe(400)
      expect(bytes.toString()).toContain('Please enter the venue that is announced')
    }
  })

  it('goes into a calendar, with its place; one that is not set does not', async () => {
    const address = paths.api.provinceCalendar(SLUG)
    expect((await newVisitor().get(address)).status).toBe(404)
    await announce()
    const { status, headers, bytes } = await newVisitor().get(address)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('antique-celebration.ics')
    const lines = bytes.toString().replace(/\r\n /g, '').split('\r\n')
    expect(lines).toContain('LOCATION:Capitol Park\\, By the river stage\\, Antique')
    expect(lines).toContain('SUMMARY:Nationwide Simultaneous Celebration: Antique')
    expect(lines).toContain('RRULE:FREQ=YEARLY')
    expect(lines.filter((line) => line.includes('T130000'))).toHaveLength(1)
    await run(`update provinces set time = '3PM - 9:30PM' where name = $1`, [PROVINCE])
    const own = (await newVisitor().get(address)).bytes.toString()
    await run(`update provinces set time = '1:00PM - 10:00PM' where name = $1`, [PROVINCE])
    expect(own).toMatch(/DTSTART\S*T150000\r\nDTEND\S*T213000\r/)
    expect((await newVisitor().get(paths.api.provinceCalendar('atlantis'))).status).toBe(404)
  })

  it('is shown to those who have registered, also after the form was switched off', async () => {
    const form = await createOpenForm({ Name: 'text' })
    await announce()
    await run('update provinces set form_id = $1 where name = $2', [form.id, PROVINCE])
    await run('update forms set is_active = false where id = $1', [form.id])
    expect(await findOccasion(form.slug)).toMatchObject({
      schedule: { place: 'Capitol Park, By the river stage, Antique' },
      calendar: paths.api.provinceCalendar(SLUG),
      directions: expect.stringContaining('By+the+river+stage'),
    })
  })

  it('takes who waits for it along when its province is deleted', async () => {
    const payload = await cms()
    const { id } = await payload.create({
      collection: 'provinces',
      data: { name: 'Nowhere', region: 'Luzon', time: 'At noon', isAnnounced: false },
      overrideAccess: true,
    })
    await ask(newEmailAddress(), 'nowhere')
    expect(await listWaiting()).toHaveLength(1)
    await payload.delete({ collection: 'provinces', id, overrideAccess: true })
    expect(await listWaiting()).toEqual([])
  })
})

it('the page of a province tells its past years, the newest first', async () => {
  const payload = await cms()
  const where = { name: { equals: PROVINCE } }
  const save = (years: number[]) =>
    payload.update({
      collection: 'provinces',
      where,
      data: { pastYears: years.map((year) => ({ year, text: 'At the wharf.' })) },
      overrideAccess: true,
    })
  await save([2023, 2025, 2024])
  const page = await findProvincePage(SLUG)
  await save([])
  expect(page?.details.pastYears.map(({ year }) => year)).toEqual([2025, 2024, 2023])
})

it.each([
  ['aklan', [null, 'Antique']],
  ['antique', ['Aklan', 'Biliran']],
  ['southern-leyte', ['Siquijor', null]],
])('the page of %s leads to those beside it in its region', async (slug, names) => {
  const { props } = await ProvinceRoute({ params: Promise.resolve({ slug }) })
  const [page] = props.children
  expect(page.props.neighbours.map((each: { name: string } | null) => each?.name ?? null)).toEqual(
    names,
  )
})
