import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type { Places } from '@/features/forms/capacity/schema'
import type { RegistrationResult } from '@/features/registration/schema'
import { generateReference } from '@/features/submissions/server/reference'
import { offerPlaces } from '@/features/submissions/waiting/server/jobs'
import { sendOfferEmail } from '@/features/submissions/waiting/server/offer-mail'
import { pool } from '@/lib/database/db'
import { issueOwnLinkToken } from '@/lib/mail/own-link'
import { issueOwnerToken } from '@/lib/mail/owner-token'
import { fromManilaInput, toManilaInput } from '@/lib/manila-time'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import { routeMailTo, startTestMailServer, stopTestMailServers } from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import { replaceLabelsByIds } from '../../support/sample-form'

afterEach(async () => {
  vi.useRealTimers()
  await stopTestMailServers()
})
afterAll(removeCreatedRows)

const organiser = await staffClient('event_coordinator')

const SEATS = 40
const WAITING = (SEATS / 2) * 3
const QUARTER = SEATS / 4
const rows = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await (await pool()).query(text, values)).rows

async function fullForm() {
  const form = await createOpenForm({ Name: 'text', Email: 'email' })
  await organiser.put(paths.api.formPlaces(form.id), {
    opensAt: null,
    closesAt: null,
    hasWaitingList: true,
    offerHours: 2,
    showLeftBelow: null,
    limits: [{ fieldId: null, option: null, seats: SEATS }],
  })
  const people = Array.from({ length: SEATS + WAITING }, (_, at) => ({
    reference: generateReference(),
    data: replaceLabelsByIds(form, {
      Name: `Person ${at}`,
      Email: `line-${form.id}-${at}@example.org`,
    }),
    seat: at < SEATS ? 'held' : 'waiting',
  }))
  const made = await rows<{ id: number; reference: string; seat: string }>(
    `insert into submissions (form_id, reference, status, submitted_at, data, search_text,
       fingerprint, seat, line)
     select $1, reference, 'new', now(), data, '', reference, seat,
       case seat when 'waiting' then nextval('place_line') end
     from jsonb_to_recordset($2::jsonb) as one(reference text, data jsonb, seat text)
     returning id, reference, seat`,
    [form.id, JSON.stringify(people)],
  )
  const of = (seat: string) => made.filter((one) => one.seat === seat)
  return { form, held: of('held'), line: of('waiting').map(({ id }) => id) }
}

/**
 * Repeats the request, at most 20 times, while the response is 503. The server responds with 503
 * when the request has waited too long for the lock on the form's places.
 */
async function untilAnswered<Body>(ask: () => Promise<{ status: number; body: Body }>) {
  let reply = await ask()
  for (let again = 0; reply.status === 503 && again < 20; again++) reply = await ask()
  return reply
}

it('each place is offered in order when many cancel beside many who come, over midnight too', async () => {
  const server = await startTestMailServer()
  const { form, held, line } = await fullForm()
  const counted = async () => {
    const { limits } = (await organiser.get<Places>(paths.api.formPlaces(form.id))).body
    return limits.map((limit) => [limit.held, limit.waiting])
  }
  const offered = async () =>
    (
      await rows<{ id: number }>(
        `select id from submissions where form_id = $1 and seat = 'offered' order by line`,
        [form.id],
      )
    ).map(({ id }) => id)
  expect(await counted()).toEqual([[SEATS, WAITING]])

  const cancels = held.map(({ reference }) =>
    untilAnswered(() =>
      newVisitor().post(
        paths.api.ownCancel(issueOwnLinkToken({ reference, version: 0 }, Date.now())),
      ),
    ),
  )
  const posts = Array.from({ length: SEATS }, (_, at) =>
    untilAnswered(() =>
      newVisitor().post<RegistrationResult>(
        paths.api.submit(form.slug),
        { data: replaceLabelsByIds(form, { Name: `New ${at}` }) },
        { 'idempotency-key': `offers-rush-${form.id}-${at}` },
      ),
    ),
  )
  const runs = [offerPlaces(), offerPlaces()]
  const cancelled = await Promise.all(cancels)
  const newcomers = await Promise.all(posts)
  await Promise.all(runs)
  expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set([204]))
  expect(new Set(newcomers.map(({ body }) => body.seat))).toEqual(new Set(['waiting']))
  await offerPlaces()
  expect(await counted()).toEqual([[SEATS, WAITING]])
  expect(await offered()).toEqual(line.slice(0, SEATS))

  const offers = await rows<{ id: number }>(
    `select place_offers.id from place_offers join submissions on submissions.id = submission_id
     where form_id = $1 order by place_offers.id`,
    [form.id],
  )
  const [first, second, ...others] = offers.map(({ id }) => id) as [number, number]
  await routeMailTo('smtp://127.0.0.1:9')
  await expect(sendOfferEmail({ offerId: first })).rejects.toThrow()
  await offerPlaces()
  expect(await offered()).toEqual(line.slice(0, SEATS))

  // Two hours from 20:30 end at 08:30, because the night does not count.
  const evening = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
  const at = (time: string, days = 0) =>
    vi.setSystemTime(Date.parse(fromManilaInput(`${evening}T${time}`)) + days * 24 * 3_600_000)
  vi.useFakeTimers({ toFake: ['Date'] })
  at('20:30')
  await routeMailTo(server.url)
  await sendOfferEmail({ offerId: first })
  const [sent] = await rows<{ at: Date }>(
    'select expires_at as at from place_offers where id = $1',
    [first],
  )
  expect(toManilaInput(sent?.at.toISOString() ?? '')).toMatch(/T08:30$/)
  await offerPlaces()
  expect((await offered())[0]).toBe(line[0])

  const declined = [second, ...others.slice(0, QUARTER - 1)]
  const expired = others.slice(QUARTER - 1, 2 * QUARTER - 1)
  at('23:59')
  await Promise.all(
    declined.map((id) =>
      untilAnswered(() =>
        newVisitor().post(
          `${paths.api.offer(issueOwnerToken('place-offer', id))}?answer=decline`,
          {},
        ),
      ),
    ),
  )
  await Promise.all([offerPlaces(), offerPlaces()])
  const without = (from: number, to: number) => [...line.slice(0, from), ...line.slice(to)]
  expect(await offered()).toEqual(without(1, 1 + QUARTER).slice(0, SEATS))
  at('00:01', 1)
  await rows(
    `update place_offers set expires_at = now() - interval '1 s' where id = any($1::int[])`,
    [expired],
  )
  await Promise.all([offerPlaces(), offerPlaces()])
  await offerPlaces()
  expect(await offered()).toEqual(without(1, 1 + 2 * QUARTER))
  vi.useRealTimers()
  expect(await counted()).toEqual([[SEATS, SEATS]])
})
