import type { ErrorBody } from '@/lib/errors'
import { dispatchRequest } from './dispatch'

export const ORIGIN = 'http://localhost:3000'

export interface Reply<Body> {
  status: number
  headers: Headers
  bytes: Buffer
  body: Body
}

export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
}

let addresses = 0

/** Returns an IP address in a new network, because the rate limits count requests per network. */
const nextAddress = () => `2001:db8:${(++addresses).toString(16)}::1`

const isJson = (headers: Headers) => headers.get('content-type')?.startsWith('application/json')

const isStream = (headers: Headers) =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false

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
 * Encodes a form to one buffer, because Node 24 reports an unhandled error when a route does not
 * read a form's stream to the end.
 */
async function encode(form: FormData): Promise<RequestOptions> {
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return { body: await encoded.arrayBuffer(), headers: { 'content-type': type } }
}

/** A simulated browser: it stores cookies, and sends the `Origin` header except with GET. */
export class Client {
  readonly address = nextAddress()
  private readonly cookies = new Map<string, string>()

  /** The headers `always` are sent with every request. Headers given to `send` replace them. */
  constructor(private readonly always: Record<string, string> = {}) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get headers(): Headers {
    return new Headers({ 'x-forwarded-for': this.address, origin: ORIGIN })
  }

  async send<Body = ErrorBody>(
    path: string,
    { method = 'GET', headers, body }: RequestOptions = {},
  ) {
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
      // Node requires `duplex` when a body is a stream.
      ...({ duplex: 'half' } as object),
    })
    const reply = await read<Body>(await dispatchRequest(request))
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

function withJson(method: string, json: unknown, headers?: Record<string, string>): RequestOptions {
  if (json === undefined) return { method, headers }
  const type = { 'content-type': 'application/json' }
  return { method, body: JSON.stringify(json), headers: { ...type, ...headers } }
}

export const newVisitor = (): Client => new Client()
