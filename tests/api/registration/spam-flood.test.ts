import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seededRandomSource } from '@/demo/random-source'
import { formTokenSubject } from '@/features/forms/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { issueFormToken } from '@/lib/suspicion/form-token'
import { FORM_TOKEN_NAME } from '@/lib/suspicion/suspicion'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  openReceiptForm,
  runReceiptJob,
  startTestMailServer,
  stopTestMailServers,
} from '../../support/api/receipts'
import { replaceLabelsByIds } from '../../support/sample-form'
import { makeSpam } from '../../support/spam-mix'

beforeEach(async () => void (await (await pool()).query('delete from rate_limits')))
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await stopTestMailServers()
  await removeCreatedRows()
})

/**
 * The number of spam posts that pass before their network (after 40), page (40) and text (5) are
 * recognised.
 */
const BEFORE_KNOWN = 85

const BETWEEN_MS = 20

it('stores people as normal and spam apart, and mails nobody for spam', async () => {
  const server = await startTestMailServer()
  vi.useFakeTimers({ toFake: ['Date'] })
  const form = await openReceiptForm({}, { Name: 'text', Email: 'email', Message: 'textarea' })
  const subject = formTokenSubject(form.id)
  const old = issueFormToken(subject, Date.now() - 60_000)
  const spam = makeSpam(400, form.ids, old, seededRandomSource(7))
  const post = async (address: string, body: object): Promise<number> => {
    const call = newVisitor().post<{ id: number }>(paths.api.submit(form.slug), body, {
      'x-forwarded-for': address,
    })
    const reply = await call
    expect(reply.status).toBe(201)
    vi.advanceTimersByTime(BETWEEN_MS)
    return reply.body.id
  }
  const spamIds: number[] = []
  const people: number[] = []
  for (const [at, { address, body }] of spam.entries()) {
    spamIds.push(await post(address, body))
    if (at % 10 !== 0) continue
    const answers = { Name: `Person ${at}`, Email: `person-${at}@example.org`, Message: 'Amen' }
    const token = issueFormToken(subject, Date.now() - 20_000 - at)
    people.push(
      await post('192.0.2.1', {
        data: replaceLabelsByIds(form, answers),
        [FORM_TOKEN_NAME]: token,
      }),
    )
  }

  vi.useRealTimers()

  const { rows } = await (await pool()).query<{ id: number }>(
    'select id from submissions where form_id = $1 and suspected_at is not null',
    [form.id],
  )
  const apart = new Set(rows.map(({ id }) => id))
  expect(people.filter((id) => apart.has(id))).toEqual([])
  const leaked = spamIds.filter((id) => !apart.has(id))
  expect(leaked).toHaveLength(BEFORE_KNOWN)

  for (const id of [...leaked, ...people]) await runReceiptJob(id)
  expect(server.mails.map(({ to }) => to).sort()).toEqual(
    people.map((_id, at) => `person-${at * 10}@example.org`).sort(),
  )
})
