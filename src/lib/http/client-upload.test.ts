import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpError } from './client'
import { ConnectionLostError, uploadWithProgress } from './client-upload'

const MB = 1024 * 1024

class FakeCall {
  static last: FakeCall
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  opened: string[] = []
  body: unknown
  constructor() {
    FakeCall.last = this
  }
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.onabort()
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.onload()
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeCall))
afterEach(() => vi.unstubAllGlobals())

function begin(bytes = 0) {
  const body = new FormData()
  if (bytes > 0) body.append('file', new File([new Uint8Array(bytes)], 'a.pdf'))
  const onProgress = vi.fn<(sent: number, total: number) => void>()
  const leaving = new AbortController()
  const headers = { 'Idempotency-Key': 'k' }
  const result = uploadWithProgress('/api/x', { body, headers, signal: leaving.signal, onProgress })
  return { call: FakeCall.last, result, onProgress, leaving, body }
}

it('sends the form with its headers, and says how far it has come', async () => {
  const { call, result, onProgress, body } = begin()
  expect(call).toMatchObject({
    opened: ['POST', '/api/x'],
    headers: { 'Idempotency-Key': 'k' },
    body,
  })
  call.upload.onprogress?.({ loaded: 3, total: 10 })
  expect(onProgress.mock.calls).toEqual([[3, 10]])
  call.answer(201, '{"id":7}')
  expect(await result).toEqual({ id: 7 })
})

it.each([300, 400, 503])(
  'a refusal of status %d has the sentence of the server',
  async (status) => {
    const { call, result } = begin()
    call.answer(status, '{"error":"Not now."}')
    const error = await result.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status, body: { error: 'Not now.' } })
  },
)

it('an answer that is not ours may have come after the upload', async () => {
  const { call, result } = begin(2 * MB)
  call.answer(200, '<html>Welcome to our Wi-Fi</html>')
  await expect(result).rejects.toEqual(new ConnectionLostError(true))
  await expect(result).rejects.toMatchObject({ mayHaveArrived: true })
})

it.each([
  [true, 0, []],
  [true, MB, []],
  [false, MB + 1, []],
  [false, 3 * MB, [2 * MB - 1]],
  [true, 3 * MB, [2 * MB - 1, 2 * MB]],
])('a cut line: %s that the %d bytes may have arrived, after %o', async (may, bytes, steps) => {
  const { call, result } = begin(bytes)
  for (const loaded of steps) call.upload.onprogress?.({ loaded, total: bytes })
  call.onerror()
  await expect(result).rejects.toMatchObject({ mayHaveArrived: may })
})

it('ends when the visitor gives up', async () => {
  const { result, leaving } = begin(2 * MB)
  leaving.abort()
  await expect(result).rejects.toBeInstanceOf(ConnectionLostError)
})
