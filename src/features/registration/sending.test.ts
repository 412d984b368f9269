import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SENDING_WORDS } from '@/lib/words/english/sending'
import { buildRegistrationBody } from './registration-body'
import { reloadForm, sendRegistration } from './sending'

const send = (controller = new AbortController()) =>
  sendRegistration(registration, { controller, onProgress: () => {} })

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

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('sends the answers under their key and brings back reference and number in line', async () => {
  const fetched = answerWith(201, {
    id: 1,
    reference: 'K7M2-9QXD',
    seat: 'waiting',
    queue: 3,
    link: 'x',
  })
  expect(await send()).toEqual({
    ...{ type: 'submitted', reference: 'K7M2-9QXD', queue: 3, link: 'x' },
  })
  const [path, init] = fetched.mock.calls[0] ?? []
  expect(path).toBe('/api/forms/night/submit')
  expect(new Headers(init?.headers).get('idempotency-key')).toBe('key-1')
  expect(init?.body).toBe('{"data":{"a":"Ana"}}')
})

it('names files that can no longer be read, before anything is sent', async () => {
  const fetched = answerWith(201, {})
  const lost = new File(['x'], 'lost.pdf')
  vi.spyOn(lost, 'slice').mockImplementation((from = 0, to = 1) => {
    const part = new Blob(['x'.repeat(to - from)])
    const fail = () =>
      new ReadableStream({ pull: (stream) => stream.error(new DOMException('gone')) })
    return to > from ? Object.assign(part, { stream: fail }) : part
  })
  const files = new Map([
    ['kept', new File(['x'], 'kept.pdf')],
    ['lost', lost],
  ])
  const sent = { ...registration, files }
  const outcome = await sendRegistration(sent, {
    controller: new AbortController(),
    onProgress: () => {},
  })
  expect(outcome).toEqual({ type: 'refused', errors: { lost: SENDING_WORDS.unreadableFile } })
  expect(fetched).not.toHaveBeenCalled()
})

it('brings back the messages of the fields', async () => {
  answerWith(400, { error: 'Please fix the errors', code: 'x', fields: { a: 'A is required' } })
  expect(await send()).toEqual({
    type: 'refused',
    errors: { a: 'A is required' },
  })
})

it("tells the server's sentence, or the general one for an answer that is not ours", async () => {
  answerWith(503, { error: 'The service is busy.', code: 'server.busy' })
  expect(await send()).toEqual({
    type: 'failed',
    message: 'The service is busy.',
    mayBeStored: true,
  })
  answerWith(502, '<h1>Bad gateway</h1>')
  expect(await send()).toEqual({
    type: 'failed',
    message: 'Failed to submit form',
    mayBeStored: true,
  })
  answerWith(429, { error: 'Too many requests.', code: 'request.too_many' })
  expect(await send()).toMatchObject({ type: 'failed', mayBeStored: false })
})

it('knows the registration that used the key up', async () => {
  const body = { error: 'Received', code: 'submission.key_reused', reference: 'K7M2-9QXD' }
  answerWith(409, body)
  expect(await send()).toEqual({ type: 'received', reference: 'K7M2-9QXD' })
})

const cutOff = () => Promise.reject(new TypeError('Failed to fetch'))

it('is unsure without an answer', async () => {
  vi.stubGlobal('fetch', cutOff)
  expect(await send()).toEqual({ type: 'cut', mayBeStored: true, isOffline: false })
  answerWith(200, '<h1>Welcome to our hotspot</h1>')
  expect(await send()).toEqual({ type: 'cut', mayBeStored: true, isOffline: false })
})

it('is sure that nothing left a device that is offline all the while', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', cutOff)
  expect(await send()).toEqual({ type: 'cut', mayBeStored: false, isOffline: true })
  vi.stubGlobal('fetch', () => {
    vi.stubGlobal('navigator', { onLine: true })
    return cutOff()
  })
  expect(await send()).toEqual({ type: 'cut', mayBeStored: true, isOffline: false })
})

it('gives up after a minute without a reply, and not when there is one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const controller = new AbortController()
  const outcome = send(controller)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(controller.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual({ type: 'cut', mayBeStored: true, isOffline: false })
  answerWith(201, {})
  await send()
  expect(vi.getTimerCount()).toBe(0)
})

it('has sent nothing when the code for several people cannot be loaded', async () => {
  vi.doMock('./party-form', () => Promise.reject(new TypeError('Failed to fetch')))
  const fetched = answerWith(201, {})
  const party = { party: {} as never }
  const call = { controller: new AbortController(), onProgress: () => {} }
  expect(await sendRegistration({ ...registration, party }, call)).toEqual({
    ...{ type: 'cut', mayBeStored: false, isOffline: false },
  })
  expect(fetched).not.toHaveBeenCalled()
  vi.doUnmock('./party-form')
})

it('reopens the form at hand without a connection', async () => {
  vi.stubGlobal('fetch', cutOff)
  expect(await reloadForm(form)).toBe(form)
})

it.each([429, 500, 503])('reopens the form at hand on a %d', async (status) => {
  answerWith(status, { error: 'Please wait.', code: 'request.too_many' })
  expect(await reloadForm(form)).toBe(form)
})

it('finds a form gone when the server says so', async () => {
  answerWith(404, { error: 'Form not found' })
  expect(await reloadForm(form)).toBeNull()
  const fetched = answerWith(200, { ...form, name: 'Night II' })
  expect(await reloadForm({ ...form, lang: 'fil' })).toMatchObject({ name: 'Night II' })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/forms/night?lang=fil')
})

it('is JSON when no file is chosen', () => {
  const answers = { a: 'Ana', c: ['One'], e: [] }
  expect(buildRegistrationBody(answers, new Map())).toEqual({ data: answers })
})

it('is multipart with the answers first when a file is chosen', () => {
  const letter = new File(['x'], 'letter.pdf')
  const body = buildRegistrationBody({ a: 'Ana', f: 'letter.pdf' }, new Map([['f', letter]]))
  if (!(body instanceof FormData)) throw new Error('not multipart')
  expect([...body.keys()]).toEqual(['data', 'file_f'])
  expect(JSON.parse(String(body.get('data')))).toEqual({ a: 'Ana' })
  expect((body.get('file_f') as File).name).toBe('letter.pdf')
})
