import { vi } from 'vitest'

type Value = object | null | undefined

export type StubReply = Value | ((body: unknown) => Value | Promise<Value>)

/** Replies by method and path, such as `GET /api/admin/forms`. A test may change them later. */
export type StubReplies = Record<string, StubReply>

export const loseConnection = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

export const NEVER_ANSWERED = () => new Promise<Value>(() => {})

export const NO_CONTENT = new Response(null, { status: 204 })

export const errorResponse = (status: number, error?: string, more: object = {}) =>
  Response.json(error === undefined ? more : { error, code: 'test', ...more }, { status })

/**
 * Returns a reply, and `release`, to which the test passes the reply's value. Requests wait for it
 * until then.
 */
export function heldReply() {
  const { promise, resolve } = Promise.withResolvers<{ value: StubReply }>()
  return {
    reply: async (body?: unknown) => toResponse((await promise).value, body),
    release: (value: StubReply = {}) => resolve({ value }),
  }
}

async function toResponse(reply: StubReply, body: unknown): Promise<Response> {
  let value = reply
  // A function may return another function, for example the next of several replies.
  while (typeof value === 'function') value = await value(body)
  if (value === undefined) return loseConnection()
  return value instanceof Response ? value.clone() : Response.json(value)
}

const bodyOf = (body: RequestInit['body']): unknown =>
  typeof body === 'string' ? JSON.parse(body) : body

const withoutQuery = (call: string) => call.replace(/\?.*/s, '')

/**
 * Replaces `fetch` until `vi.unstubAllGlobals()`. A key of `replies` without a query string also
 * answers requests with a query string, unless another key has exactly that query string. A request
 * without a matching key fails as if the connection broke.
 */
export function stubServer(replies: StubReplies) {
  const sent: [call: string, body?: unknown][] = []
  const answer: typeof fetch = async (address, { method = 'GET', body, signal } = {}) => {
    signal?.throwIfAborted()
    const call = `${method} ${String(address)}`
    const read = bodyOf(body)
    sent.push(read === undefined ? [call] : [call, read])
    const reply = replies[call in replies ? call : withoutQuery(call)]
    const whenAborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return Promise.race([toResponse(reply, read), whenAborted])
  }
  vi.stubGlobal('fetch', answer)
  return {
    replies,
    sent,
    bodies: (name: string) =>
      sent.filter(([call]) => call === name || withoutQuery(call) === name).map(([, body]) => body),
  }
}

type Ordered = readonly [status: number, body?: object] | (() => Promise<Response>)

export function stubInOrder(...replies: Ordered[]) {
  const send = vi.fn<typeof fetch>()
  for (const reply of replies) {
    send.mockImplementationOnce(async () =>
      typeof reply === 'function' ? reply() : Response.json(reply[1] ?? {}, { status: reply[0] }),
    )
  }
  vi.stubGlobal('fetch', send)
  return send
}

export function sentRequestAt(send: ReturnType<typeof stubInOrder>, at = -1) {
  const [path, init] = send.mock.calls.at(at) ?? []
  return {
    path: String(path),
    key: new Headers(init?.headers).get('idempotency-key'),
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
  }
}
