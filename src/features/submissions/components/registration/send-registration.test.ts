import { afterEach, expect, it, vi } from 'vitest'
import { reopenForm, sendRegistration } from './send-registration'

const form = { name: 'Night', slug: 'night', description: null, fields: [] }
const registration = {
  slug: 'night',
  idempotencyKey: 'key-1',
  answers: { a: 'Ana' },
  files: new Map<string, File>(),
}

const answerWith = (status: number, body: unknown) => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

it('sends the answers under their key and brings back the reference', async () => {
  const fetched = answerWith(201, { id: 1, reference: 'K7M2-9QXD' })
  expect(await sendRegistration(registration)).toEqual({
    type: 'submitted',
    reference: 'K7M2-9QXD',
  })
  const [path, init] = fetched.mock.calls[0] ?? []
  expect(path).toBe('/api/forms/night/submit')
  expect(new Headers(init?.headers).get('idempotency-key')).toBe('key-1')
  expect(init?.body).toBe('{"data":{"a":"Ana"}}')
})

it('brings back the messages of the fields', async () => {
  answerWith(400, { error: 'Please fix the errors', code: 'x', fields: { a: 'A is required' } })
  expect(await sendRegistration(registration)).toEqual({
    type: 'refused',
    errors: { a: 'A is required' },
  })
})

it("tells the server's sentence, or the general one for an answer that is not ours", async () => {
  answerWith(503, { error: 'The service is busy.', code: 'server.busy' })
  expect(await sendRegistration(registration)).toEqual({
    type: 'failed',
    message: 'The service is busy.',
  })
  answerWith(502, '<h1>Bad gateway</h1>')
  expect(await sendRegistration(registration)).toEqual({
    type: 'failed',
    message: 'Failed to submit form',
  })
})

it('says so when there is no connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const outcome = await sendRegistration(registration)
  expect(outcome).toMatchObject({
    type: 'failed',
    message: expect.stringContaining('could not reach the server'),
  })
  expect(await reopenForm(form)).toBe(form)
})

it('finds a form gone on any refusal', async () => {
  answerWith(404, { error: 'Form not found' })
  expect(await reopenForm(form)).toBeNull()
  answerWith(200, { ...form, name: 'Night II' })
  expect(await reopenForm(form)).toMatchObject({ name: 'Night II' })
})
