import type { ErrorBody } from '@/lib/errors'

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * Sent as JSON. A `FormData` is sent unchanged, and so is a `File`, whose content must be JSON.
   */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** An error response. The message is "{status}: {response text}" (Spec §7). */
export class HttpError extends Error {
  /** The body of an error response from our API; undefined for other responses. */
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
    // The response is not JSON, such as a proxy's error page or a truncated response.
  }
  return undefined
}

export const errorSentence = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.body?.error : undefined

/** Sends a request with the site's cookies. Throws HttpError when the response is not OK. */
export async function sendRequest(
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
    body: isForm || body instanceof File ? body : JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.headers)
  return response
}

/**
 * Returns the parsed JSON of the response; undefined when it has no body. Throws like
 * `sendRequest`.
 */
export async function requestJson<T>(path: string, options?: RequestOptions): Promise<T> {
  const response = await sendRequest(path, options)
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as T
}

export const post = <T>(path: string, body?: unknown): Promise<T> =>
  requestJson<T>(path, { method: 'POST', body })

export const put = <T>(path: string, body: unknown): Promise<T> =>
  requestJson<T>(path, { method: 'PUT', body })
