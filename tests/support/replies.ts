import { configure } from '@testing-library/react'
import { vi } from 'vitest'
import { notify, toastStore } from '@/components/ui/notify'

// A limit for waiting, not a measure of speed: parts of screens load their code while they are shown.
configure({ asyncUtilTimeout: 20_000 })

/** A JSON value, the status of a refusal, or a function that returns one of them, also later. */
type Reply = unknown

/**
 * Replaces `fetch`. The names are such as `PUT /api/…`, without a query; other requests get 404.
 * Returns the bodies that were sent to one of them.
 */
export function stubReplies(replies: Record<string, Reply>) {
  const sent: { name: string; address: string; body: unknown }[] = []
  // Otherwise a toast of an earlier test could be taken for the one that is expected.
  notify({})
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted()
    const name = `${init.method ?? 'GET'} ${address.split('?')[0]}`
    sent.push({ name, address, body: init.body === undefined ? null : JSON.parse(`${init.body}`) })
    const reply = replies[name]
    const value = typeof reply === 'function' ? await reply() : reply
    if (value instanceof Response) return value.clone()
    if (value === undefined || typeof value === 'number') {
      return Response.json({}, { status: value ?? 404 })
    }
    return Response.json(value)
  })
  return {
    bodies: (name: string) => sent.filter((one) => one.name === name).map(({ body }) => body),
    addresses: (name: string) =>
      sent.filter((one) => one.name === name).map(({ address }) => address),
  }
}

/** A refusal with its sentence. */
export const refusal = (status: number, error: string, code = 'test') =>
  Response.json({ error, code }, { status })

/** The title and the text of the toast that was shown last. */
export const lastToast = () => {
  const { title, description } = toastStore.read()[0]?.notice ?? {}
  return [title, description]
}

export const pressToast = () => toastStore.read()[0]?.action?.onAction()
