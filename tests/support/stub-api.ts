import { vi } from 'vitest'

/** An object is sent with status 200; a number is a status without a body. */
type Reply = object | number
type Replies = Record<string, Reply | (() => Reply | Promise<Reply>)>

/** A refusal with the sentence that the screen shows. */
export const refusal = (status: number, error: string, more: object = {}) =>
  Response.json({ error, code: 'test', ...more }, { status })

const toResponse = (reply: Reply): Response => {
  if (reply instanceof Response) return reply.clone()
  return typeof reply === 'number' ? new Response(null, { status: reply }) : Response.json(reply)
}

const bodyOf = (body: RequestInit['body']): unknown =>
  typeof body === 'string' ? JSON.parse(body) : (body ?? null)

/**
 * Stands for the server. The keys of `replies` are such as `POST /api/admin/forms`; a request for
 * anything else fails like one without a connection. Returns what was sent, in order.
 */
export function stubApi(replies: Replies) {
  const sent: [request: string, body: unknown][] = []
  const answer: typeof fetch = async (address, { method = 'GET', body, signal } = {}) => {
    const request = `${method} ${String(address)}`
    sent.push([request, bodyOf(body)])
    const reply = replies[request]
    if (reply === undefined) throw new TypeError(`No connection: ${request}`)
    const whenAborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return toResponse(
      await Promise.race([typeof reply === 'function' ? reply() : reply, whenAborted]),
    )
  }
  vi.stubGlobal('fetch', answer)
  return {
    /** All requests, or those of one method and path. */
    sent: (request?: string) => sent.filter(([one]) => request === undefined || one === request),
    /** The bodies that were sent to one method and path. */
    bodies: (request: string) => sent.filter(([one]) => one === request).map(([, body]) => body),
  }
}
