import { vi } from 'vitest'

interface Sent {
  method: string
  path: string
  body: unknown
}

type Reply = (body: unknown) => Response | Promise<Response>

/** Replies with this body, now or once `release` is called. */
export const replies = (body: unknown, status = 200): Reply => {
  return () => Response.json(body, { status })
}

export const loses: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

export function holds(reply: Reply): { reply: Reply; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { reply: (body) => promise.then(() => reply(body)), release: () => resolve() }
}

/**
 * Answers requests by `METHOD path` without their query; `routes` may be changed later. Undone by
 * `vi.unstubAllGlobals()`.
 */
export function stubServer(routes: Record<string, Reply>) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const read = typeof body === 'string' ? JSON.parse(body) : body
    sent.push({ method, path, body: read })
    const reply = routes[`${method} ${path.split('?')[0]}`]
    if (!reply) throw new TypeError(`Nothing answers ${method} ${path}`)
    return reply(read)
  })
  return {
    routes,
    sent,
    /** The bodies of the requests with this method. */
    bodiesOf: (wanted: string) =>
      sent.filter(({ method }) => method === wanted).map(({ body }) => body),
  }
}
