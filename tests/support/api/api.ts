import type { ErrorBody } from '@/lib/errors'
import { dispatch } from './dispatch'

export const ORIGIN = 'http://localhost:3000'

/** An answer, read to its end. */
export interface Reply<Body> {
  status: number
  headers: Headers
  bytes: Buffer
  /** The JSON it holds; refusals unless said otherwise. */
  body: Body
}

export interface Call {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
}

let addresses = 0

/** Every client has a network of its own, so that no test uses up another one's attempts. */
const nextAddress = () => `2001:db8:${(++addresses).toString(16)}::1`

const isJson = (headers: Headers) => headers.get('content-type')?.startsWith('application/json')

const isStream = (headers: Headers) =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false

/** Of an answer that has no end. */
async function firstOf({ body }: Response): Promise<Buffer> {
  const reader = body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  return Buffer.from(first?.value ?? [])
}

async function read<Body>(response: Response): Promise<Reply<Body>> {
  const bytes = isStream(response.headers)
    ? await firstOf(response)
    : Buffer.from(await response.arrayBuffer())
  const body = isJson(response.headers) ? JSON.parse(bytes.toString()) : undefined
  return { status: response.status, headers: response.headers, bytes, body }
}

/**
 * Its parts in one piece. The stream that Node makes of them goes on after it was cancelled, which
 * Node 24 takes for an unhandled error; a server never sees that stream.
 */
async function encode(form: FormData): Promise<Call> {
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return { body: await encoded.arrayBuffer(), headers: { 'content-type': type } }
}

/** A browser without pages: it keeps cookies and says where its requests come from. */
export class Client {
  readonly address = nextAddress()
  private readonly cookies = new Map<string, string>()

  /** `always`: headers of its every request. */
  constructor(private readonly always: Record<string, string> = {}) {}

  /** What it sends as its `Cookie` header. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** As its requests would have. */
  get headers(): Headers {
    return new Headers({ 'x-forwarded-for': this.address, origin: ORIGIN })
  }

  async send<Body = ErrorBody>(path: string, { method = 'GET', headers, body }: Call = {}) {
    const sent = body instanceof FormData ? await encode(body) : { body }
    const request = new Request(ORIGIN + path, {
      method,
      body: sent.body,
      headers: {
        ...sent.headers,
        host: new URL(ORIGIN).host,
        'x-forwarded-for': this.address,
        ...(method === 'GET' ? {} : { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }),
        ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...this.always,
        ...headers,
      },
      // Node asks for it when a body is a stream.
      ...({ duplex: 'half' } as object),
    })
    const reply = await read<Body>(await dispatch(request))
    this.keepCookies(reply.headers.getSetCookie())
    return reply
  }

  get<Body = ErrorBody>(path: string) {
    return this.send<Body>(path)
  }

  post<Body = ErrorBody>(path: string, json?: unknown, headers?: Record<string, string>) {
    return this.send<Body>(path, withJson('POST', json, headers))
  }

  put<Body = ErrorBody>(path: string, json: unknown) {
    return this.send<Body>(path, withJson('PUT', json))
  }

  keepCookies(lines: string[]) {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split('; ')
      const name = pair.slice(0, pair.indexOf('='))
      const expires = attributes.find((attribute) => attribute.startsWith('Expires='))?.slice(8)
      if (expires && new Date(expires) < new Date()) this.cookies.delete(name)
      else this.cookies.set(name, pair.slice(name.length + 1))
    }
  }
}

function withJson(method: string, json: unknown, headers?: Record<string, string>): Call {
  if (json === undefined) return { method, headers }
  const type = { 'content-type': 'application/json' }
  return { method, body: JSON.stringify(json), headers: { ...type, ...headers } }
}

/** Somebody who is not signed in. */
export const visitor = (): Client => new Client()
