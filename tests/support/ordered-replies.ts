import { vi } from 'vitest'

type Reply = readonly [status: number, body?: object]

/** Replies to requests in this order; `lost` breaks the connection. Undo by `vi.unstubAllGlobals`. */
export function stubReplies(...replies: (Reply | 'lost')[]) {
  const send = vi.fn<typeof fetch>()
  for (const reply of replies) {
    send.mockImplementationOnce(async () => {
      if (reply === 'lost') throw new TypeError('Failed to fetch')
      return Response.json(reply[1] ?? {}, { status: reply[0] })
    })
  }
  vi.stubGlobal('fetch', send)
  return send
}

/** Like `stubReplies` with one reply, which comes when `release` is called. */
export function stubHeldReply(...[status, body = {}]: Reply) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const send = vi.fn<typeof fetch>(() => promise)
  vi.stubGlobal('fetch', send)
  return { send, release: () => resolve(Response.json(body, { status })) }
}

/** What a stubbed `fetch` was called with at last, or at the given call. */
export function sentAt(send: ReturnType<typeof stubReplies>, at = -1) {
  const [path, init] = send.mock.calls.at(at) ?? []
  return {
    path: String(path),
    key: new Headers(init?.headers).get('idempotency-key'),
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
  }
}
