import type { ErrorBody } from '@/lib/errors'

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON; a `FormData` goes as it is. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** A reply that is not OK. Its message is "{status}: {reply text}" (Spec §7). */
export class HttpError extends Error {
  /** The reply, when it has the shape every refusal of ours has. */
  readonly body?: ErrorBody

  constructor(
    readonly status: number,
    text: string,
    readonly headers: Headers,
  ) {
    super(`${status}: ${text}`)
    this.body = parseErrorBody(text)
  }
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && 'error' in value) return value as ErrorBody
  } catch {
    // Not ours: a proxy's page, a cut-off reply.
  }
  return undefined
}

/** The server's own sentence for a person, when it sent one. */
export const errorSentence = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.body?.error : undefined

/** Sends one call and answers the raw reply: for headers, files and streams. */
export async function send(
  path: string,
  { method = 'GET', body, headers, signal }: RequestOptions = {},
): Promise<Response> {
  const isForm = body instanceof FormData
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.headers)
  return response
}

/** Sends one call and answers its JSON. */
export async function request<T>(path: string, options?: RequestOptions): Promise<T> {
  const response = await send(path, options)
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as T
}

/** Sends one call that changes something and answers its JSON, if there is any. */
export const post = <T>(path: string, body?: unknown): Promise<T> =>
  request<T>(path, { method: 'POST', body })
