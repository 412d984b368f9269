import type { ErrorBody } from '@/lib/errors'
import { dispatch } from './routes'

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

async function read<Body>(response: Response): Promise<Reply<Body>> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const body = isJson(response.headers) ? JSON.parse(bytes.toString()) : undefined
  return { status: response.status, headers: response.headers, bytes, body }
}

/** A browser without pages: it keeps cookies and says where its requests come from. */
export class Client {
  readonly address = nextAddress()
  private readonly cookies = new Map<string, string>()

  /** What it sends as its `Cookie` header. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async send<Body = ErrorBody>(path: string, { method = 'GET', headers, body }: Call = {}) {
    const request = new Request(ORIGIN + path, {
      method,
      body,
      headers: {
        host: new URL(ORIGIN).host,
        'x-forwarded-for': this.address,
        ...(method === 'GET' ? {} : { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }),
        ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...headers,
      },
      // Node asks for it when a body is a stream.
      ...({ duplex: 'half' } as object),
    })
    const reply = await read<Body>(await dispatch(request))
    this.keepCookies(reply.headers)
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

  private keepCookies(headers: Headers) {
    for (const line of headers.getSetCookie()) {
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
