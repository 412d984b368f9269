import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorSentence, HttpError, requestJson } from './client'

const answer = (status: number, text: string) => {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => new Response(text, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('request', () => {
  it('sends the cookies and the body as JSON', async () => {
    const fetch = answer(201, '{"id":1}')
    expect(await requestJson('/api/x', { method: 'POST', body: { a: 1 } })).toEqual({ id: 1 })
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"a":1}',
    })
  })

  it('sends a form as it is and no content type of its own', async () => {
    const fetch = answer(200, '')
    const body = new FormData()
    expect(await requestJson('/api/x', { method: 'POST', body })).toBeUndefined()
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ body, headers: {} })
  })

  it('sends a file of JSON as it is, with the headers of the caller', async () => {
    const fetch = answer(200, '{}')
    const body = new File(['{}'], 'form.json')
    const { signal } = new AbortController()
    await requestJson('/api/x', {
      method: 'PUT',
      body,
      signal,
      headers: { 'Idempotency-Key': 'k' },
    })
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      ...{ method: 'PUT', signal },
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    })
    expect(fetch.mock.calls[0]?.[1]?.body).toBe(body)
  })

  it('throws the status and the reply text (Spec §7)', async () => {
    answer(409, '{"error":"Taken","code":"form.slug_taken"}')
    const error = await requestJson('/api/x').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({
      status: 409,
      message: '409: {"error":"Taken","code":"form.slug_taken"}',
      body: { code: 'form.slug_taken' },
    })
    expect(errorSentence(error)).toBe('Taken')
  })

  it('has no sentence for a reply that is not ours', async () => {
    answer(502, '<html>Bad gateway</html>')
    const error = await requestJson('/api/x').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: '502: <html>Bad gateway</html>', body: undefined })
    expect(errorSentence(error)).toBeUndefined()
    expect(errorSentence(new TypeError('Failed to fetch'))).toBeUndefined()
  })
})
