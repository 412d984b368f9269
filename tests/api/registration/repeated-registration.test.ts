import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeCreatedRows } from '../../support/api/created-rows'
import {
  createOpenForm,
  type OpenForm,
  type RegistrationReply,
  readSubmission,
  register,
  registerWithFiles,
} from '../../support/api/forms'
import { asFile, JPEG, PDF } from '../../support/file-samples'
import { expectRefusal } from '../../support/refusal'
import { replaceLabelsByIds } from '../../support/sample-form'
import { summarizeStored } from '../../support/stored'

let form: OpenForm<'Name' | 'Letter'>
beforeAll(async () => {
  form = await createOpenForm({ Name: 'text', Letter: 'file' })
})
afterAll(removeCreatedRows)

let keys = 0
const newKey = () => ({ 'idempotency-key': `key-${++keys}` })

const send = (name: string, headers?: Record<string, string>) =>
  register(form, replaceLabelsByIds(form, { Name: name }), headers)

const sendFile = (file: File, headers?: Record<string, string>) =>
  registerWithFiles(
    form,
    replaceLabelsByIds(form, { Name: 'Ana' }),
    [[form.ids.Letter, file]],
    headers,
  )

async function atOnce(call: () => Promise<RegistrationReply>) {
  const before = await summarizeStored()
  const replies = await Promise.all(Array.from({ length: 20 }, call))
  const after = await summarizeStored()
  return {
    statuses: new Set(replies.map(({ status }) => status)),
    receipts: new Set(replies.map(({ body }) => JSON.stringify(body))),
    added: {
      submissions: after.submissions - before.submissions,
      fileRows: after.fileRows - before.fileRows,
      jobs: after.jobs - before.jobs,
      files: after.files.length - before.files.length,
    },
  }
}

describe('under the same key', () => {
  it('is answered with the first result', async () => {
    const key = newKey()
    const first = await send('Ana', key)
    const before = await summarizeStored()
    const second = await send('Ana', key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(await summarizeStored()).toEqual(before)
  })

  it('is one registration when it arrives twenty times at once', async () => {
    const key = newKey()
    const { statuses, receipts, added } = await atOnce(() => send('Ana', key))
    expect([...statuses]).toEqual([201])
    expect(receipts.size).toBe(1)
    expect(added).toEqual({ submissions: 1, fileRows: 0, jobs: 0, files: 0 })
  })

  it('keeps one file and one job when it carries a file', async () => {
    const key = newKey()
    const { statuses, receipts, added } = await atOnce(() => sendFile(asFile(PDF, 'a.pdf'), key))
    expect([...statuses]).toEqual([201])
    expect(receipts.size).toBe(1)
    expect(added).toEqual({ submissions: 1, fileRows: 1, jobs: 1, files: 1 })
  })

  it.each<[string, (key: Record<string, string>) => Promise<RegistrationReply>]>([
    ['other answers', (key) => send('Ben', key)],
    ['fewer answers', (key) => register(form, {}, key)],
    ['a file more', (key) => sendFile(asFile(PDF, 'a.pdf'), key)],
  ])('is refused with %s and told the first one, which stays', async (_case, sendOther) => {
    const key = newKey()
    const { body } = await send('Ana', key)
    const before = await summarizeStored()
    const refused = await sendOther(key)
    expectRefusal(refused, 409, 'submission.key_reused')
    // Only the first sender has the key, so the response may contain the reference.
    expect(refused.body.reference).toBe(body.reference)
    expect(await summarizeStored()).toEqual(before)
    expect((await readSubmission(body.id)).data).toEqual(replaceLabelsByIds(form, { Name: 'Ana' }))
  })

  it('is refused with another file of the same name', async () => {
    const key = newKey()
    expect((await sendFile(asFile(PDF, 'a.pdf'), key)).status).toBe(201)
    const before = await summarizeStored()
    expectRefusal(await sendFile(asFile(JPEG, 'a.pdf'), key), 409, 'submission.key_reused')
    expect(await summarizeStored()).toEqual(before)
  })

  it('is another registration at another form', async () => {
    const other = await createOpenForm({ Name: 'text' })
    const key = newKey()
    const here = await send('Ana', key)
    const there = await register(other, replaceLabelsByIds(other, { Name: 'Ana' }), key)
    expect([here.status, there.status]).toEqual([201, 201])
    expect(there.body.reference).not.toBe(here.body.reference)
  })
})

it('is another registration without a key, or under another one', async () => {
  const keys = [undefined, undefined, newKey(), newKey(), { 'idempotency-key': '' }]
  const references = new Set<string>()
  for (const key of keys) references.add((await send('Ana', key)).body.reference)
  expect(references.size).toBe(keys.length)
})

it('is possible under a key whose first attempt was refused', async () => {
  const key = newKey()
  expectRefusal(
    await register(form, replaceLabelsByIds(form, { Name: 7 }), key),
    400,
    'submission.invalid',
  )
  expect((await send('Ana', key)).status).toBe(201)
})

it.each([
  ['JSON', (key: Record<string, string>) => send('Ana', key)],
  ['a file', (key: Record<string, string>) => sendFile(asFile(PDF, 'a.pdf'), key)],
])('refuses a key that is too long, with %s', async (_case, call) => {
  const before = await summarizeStored()
  expectRefusal(await call({ 'idempotency-key': 'k'.repeat(201) }), 400, 'request.malformed')
  expect(await summarizeStored()).toEqual(before)
})
