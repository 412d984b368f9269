import { vi } from 'vitest'

type Value = object | null | undefined

/** A JSON value, a `Response`, or a function that gets the request's body and returns either. */
export type Reply = Value | ((body: unknown) => Value | Promise<Value>)

/** Replies by method and path, such as `GET /api/admin/forms`. A test may change them later. */
export type Replies = Record<string, Reply>

/** Rejects as `fetch` does when the connection breaks. */
export const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

/** A request that is never answered. */
export const NEVER = () => new Promise<Value>(() => {})

export const DONE = new Response(null, { status: 204 })

/** Returns an error response with this sentence. `more` can be a code or errors of fields. */
export const refusal = (status: number, error?: string, more: object = {}) =>
  Response.json(error === undefined ? more : { error, code: 'test', ...more }, { status })

/** Returns a reply whose request waits until the test passes the value to `release`. */
export function held() {
  const { promise, resolve } = Promise.withResolvers<{ value: Reply }>()
  return {
    reply: async (body?: unknown) => toResponse((await promise).value, body),
    release: (value: Reply = {}) => resolve({ value }),
  }
}

async function toResponse(reply: Reply, body: unknown): Promise<Response> {
  let value = reply
  // A function may return another function, for example the next of several replies.
  while (typeof value === 'function') value = await value(body)
  if (value === undefined) return lost()
  return value instanceof Response ? value.clone() : Response.json(value)
}

const bodyOf = (body: RequestInit['body']): unknown =>
  typeof body === 'string' ? JSON.parse(body) : body

const withoutQuery = (call: string) => call.replace(/\?.*/s, '')

/**
 * Replaces `fetch` until `vi.unstubAllGlobals()`. A key without a query string replies to its path
 * with every query string that has no key of its own. A call without a key rejects like `lost`.
 */
export function stubServer(replies: Replies) {
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
    /** All calls in their order, with the whole address. */
    sent,
    /** Returns the bodies of all calls that one key of `replies` stands for. */
    bodies: (name: string) =>
      sent.filter(([call]) => call === name || withoutQuery(call) === name).map(([, body]) => body),
  }
}

type Ordered = readonly [status: number, body?: object] | (() => Promise<Response>)

/** Replaces `fetch` by a mock that gives these replies in order, to whatever is requested. */
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

/** Returns what the last call sent, or the call with the index `at`. */
export function sentAt(send: ReturnType<typeof stubInOrder>, at = -1) {
  const [path, init] = send.mock.calls.at(at) ?? []
  return {
    path: String(path),
    key: new Headers(init?.headers).get('idempotency-key'),
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
  }
}
