import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, newSlug, register, registerWithFiles } from '../../support/api/forms'
import { openReceiptForm } from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { listStoredFiles, summarizeStored } from '../../support/stored'

afterEach(() => vi.restoreAllMocks())
afterAll(removeCreatedRows)

/**
 * Runs a statement on the database directly, so this process is not told that the form has changed.
 */
const change = async (statement: string, values: unknown[]) =>
  void (await (await pool()).query(statement, values))
const close = (id: number) => change('update forms set is_active = false where id = $1', [id])

it('a form is remembered, and closed all the same from the moment it is closed', async () => {
  const form = await createOpenForm({ Name: 'text' })
  expect((await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))).status).toBe(201)
  await close(form.id)
  const before = await summarizeStored()
  expectRefusal(
    await register(form, replaceLabelsByIds(form, { Name: 'Ben' })),
    404,
    'form.not_found',
  )
  expect(await summarizeStored()).toEqual(before)
})

it('what became required is asked for at once, and what became optional is not', async () => {
  const form = await createOpenForm({ Name: 'text', Email: 'email' })
  const answers = replaceLabelsByIds(form, { Name: 'Ana' })
  expect((await register(form, answers)).status).toBe(201)
  const colleague = await staffClient('super_admin')
  const [name, email] = form.fields
  const save = (isRequired: boolean) =>
    colleague.post(paths.api.formFields(form.id), { fields: [name, { ...email, isRequired }] })
  await save(true)
  const refused = await register(form, answers)
  expectRefusal(refused, 400, 'submission.invalid')
  expect(refused.body.fields).toEqual(replaceLabelsByIds(form, { Email: 'Email is required' }))
  await save(false)
  expect((await register(form, answers)).status).toBe(201)
})

it('an address that another form has taken over leads to that one', async () => {
  const [old, next] = [
    await createOpenForm({ Name: 'text' }),
    await createOpenForm({ Place: 'text' }),
  ]
  await register(old, replaceLabelsByIds(old, { Name: 'Ana' }))
  await change('update forms set slug = $2 where id = $1', [old.id, newSlug()])
  await change('update forms set slug = $2 where id = $1', [next.id, old.slug])
  const { status, body } = await register(old, replaceLabelsByIds(next, { Place: 'Iloilo' }))
  expect(status).toBe(201)
  const { rows } = await (await pool()).query('select form_id from submissions where id = $1', [
    body.id,
  ])
  expect(rows).toEqual([{ form_id: next.id }])
})

it('files of a registration that found its form closed are gone', async () => {
  const form = await createOpenForm({ Name: 'text', Letter: 'file' })
  await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))
  await close(form.id)
  const before = await listStoredFiles()
  const sent = registerWithFiles(form, {}, [[form.ids.Letter, asFile(PDF, 'a.pdf')]])
  expectRefusal(await sent, 404, 'form.not_found')
  expect(await listStoredFiles()).toEqual(before)
})

it('files go along when the form changes under them', async () => {
  const form = await createOpenForm({ Name: 'text', Letter: 'file' })
  await register(form, replaceLabelsByIds(form, { Name: 'Ana' }))
  await change(`update forms set description = 'other' where id = $1`, [form.id])
  const before = await summarizeStored()
  const sent = registerWithFiles(form, {}, [[form.ids.Letter, asFile(PDF, 'a.pdf')]])
  expect((await sent).status).toBe(201)
  const after = await summarizeStored()
  expect(after.fileRows).toBe(before.fileRows + 1)
  expect(after.jobs).toBe(before.jobs + 1)
  expect(after.files).toHaveLength(before.files.length + 1)
})

it('while a form closes and opens, exactly what was answered with success is stored', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const before = await summarizeStored()
  let isOver = false
  const switching = (async () => {
    while (!isOver) {
      await change('update forms set is_active = not is_active where id = $1', [form.id])
    }
  })()
  const send = async (_: unknown, at: number) =>
    (await register(form, replaceLabelsByIds(form, { Name: `Person ${at}` }))).status
  const statuses: number[] = []
  for (let round = 0; round < 10; round++) {
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, send))))
  }
  isOver = true
  await switching
  const accepted = statuses.filter((status) => status === 201).length
  // The status is 503 when the form has changed during five attempts to store the registration.
  expect(statuses.every((status) => [201, 404, 503].includes(status))).toBe(true)
  expect((await summarizeStored()).submissions).toBe(before.submissions + accepted)
})

it('is one statement for somebody at this machine, with a confirmation too', async () => {
  const form = await openReceiptForm({}, { Name: 'text', Email: 'email' })
  const data = replaceLabelsByIds(form, { Name: 'Ana', Email: 'ana@example.org' })
  const send = (headers?: Record<string, string>) =>
    newVisitor().post(
      paths.api.submit(form.slug),
      { data },
      // Browsers send a length. A body without one is taken to have the maximum length, which costs
      // one more statement.
      { 'idempotency-key': crypto.randomUUID(), 'content-length': '200', ...headers },
    )
  await send()
  const connections = await pool()
  const before = await summarizeStored()
  const statements = vi.spyOn(connections, 'query')
  const transactions = vi.spyOn(connections, 'connect')
  expect((await send({ 'x-from-this-machine': '1' })).status).toBe(201)
  expect(statements).toHaveBeenCalledTimes(1)
  expect(transactions.mock.calls.length).toBeLessThanOrEqual(1)
  // From another machine, two more statements count the post: one for its limit, one to recognise
  // spam.
  statements.mockClear()
  expect((await send()).status).toBe(201)
  expect(statements).toHaveBeenCalledTimes(3)
  vi.restoreAllMocks()
  const after = await summarizeStored()
  expect([after.submissions, after.receipts, after.jobs]).toEqual([
    before.submissions + 2,
    before.receipts + 2,
    before.jobs + 2,
  ])
})

it('a repeat counts for no pace', async () => {
  const form = await createOpenForm({ Name: 'text' })
  const from = newVisitor()
  const send = () =>
    from.post(
      paths.api.submit(form.slug),
      { data: replaceLabelsByIds(form, { Name: 'Ana' }) },
      { 'idempotency-key': 'again' },
    )
  for (let time = 0; time < 5; time++) expect((await send()).status).toBe(201)
  const { rows } = await (await pool()).query(
    `select points from rate_limits where key like 'pace:' || $1 || '%'`,
    [from.address.replace(/::1$/, '')],
  )
  expect(rows).toEqual([{ points: 1 }])
})
