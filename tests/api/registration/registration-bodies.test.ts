import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFormAttempt } from '@/features/registration/server/attempts'
import { pool } from '@/lib/database/db'
import { networkOf } from '@/lib/http/client-address'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, type OpenForm, register } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { summarizeStored } from '../../support/stored'

let form: OpenForm<'Name'>
beforeAll(async () => {
  form = await createOpenForm({ Name: 'text' })
})
afterAll(removeCreatedRows)

describe('answers that are not this form’s', () => {
  const refuse = async (data: Record<string, unknown>) => {
    const before = await summarizeStored()
    const reply = await register(form, data)
    expectRefusal(reply, 400, 'submission.unknown_field')
    expect(await summarizeStored()).toEqual(before)
  }

  it.each(['nobody', '', 'constructor', 'toString', 'Name', 'a\u0000b', '\ud800'])(
    'field %j',
    (id) => refuse({ [form.ids.Name]: 'Ana', [id]: 'x' }),
  )

  it('the field of another form', async () => {
    const other = await createOpenForm({ Name: 'text' })
    await refuse(replaceLabelsByIds(other, { Name: 'Ana' }))
  })

  it('a field that was removed after the page was opened', async () => {
    const changing = await createOpenForm({ Name: 'text', Church: 'text' })
    const colleague = await staffClient('super_admin')
    const kept = changing.fields.filter(({ label }) => label === 'Name')
    await colleague.post(paths.api.formFields(changing.id), { fields: kept })
    const reply = await register(changing, replaceLabelsByIds(changing, { Church: 'San Isidro' }))
    expectRefusal(reply, 400, 'submission.unknown_field')
  })

  it('a great many', () =>
    refuse(Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`k${at}`, '']))))
})

describe('a body nobody would type', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    newVisitor().send(paths.api.submit(form.slug), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })

  it('names a prototype, and changes nobody', async () => {
    await send(`{"data":{"__proto__":{"polluted":"yes"},"${form.ids.Name}":"Ana"}}`)
    expect('polluted' in {}).toBe(false)
  })

  it('is nested a hundred thousand deep', async () => {
    const before = await summarizeStored()
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expectRefusal(await send(`{"data":{"${form.ids.Name}":${nested}}}`), 400)
    expect(await summarizeStored()).toEqual(before)
  })

  it('is a plain form of a hundred thousand texts', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    const reply = await send('a&'.repeat(100_000), type)
    expect(reply.status).toBe(303)
    const token = new URL(reply.headers.get('location') ?? '', 'http://x').searchParams.get(
      'attempt',
    )
    const attempt = await findFormAttempt(form.slug, token ?? '')
    expect(attempt?.answers).toEqual({})
    expect(attempt?.message).toMatch(/too (large|big|much)/i)
  })

  const long = JSON.stringify({ data: { any: 'x'.repeat(600_000) } })
  it.each<[string, Record<string, string>]>([
    ['without saying so', {}],
    ['and says so', { 'content-length': String(long.length) }],
    ['and says it is not', { 'content-length': '20' }],
  ])('is larger than answers can be %s', async (_case, headers) => {
    expectRefusal(await send(long, headers), 413, 'request.too_large')
  })
})

it('is not taken more often than 6,000 times a minute from one address', async () => {
  const flood = newVisitor()
  const knock = () => flood.post(paths.api.submit('No Such Form'), { data: {} })
  for (let sent = 0; sent < 3; sent++) expect((await knock()).status).toBe(404)
  await (await pool()).query(`update rate_limits set points = 6000 where key = 'flood:' || $1`, [
    networkOf(flood.address),
  ])
  const refused = await knock()
  expectRefusal(refused, 429, 'request.too_many')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await register(form, {})).status, 'from another address').toBe(201)
})
