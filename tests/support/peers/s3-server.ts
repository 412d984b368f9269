import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signatureError } from './s3-signature'

const ACCOUNT = {
  accessKeyId: 'AKEXAMPLE',
  secretAccessKey: 'secret/of+nobody',
  region: 'eu-test-1',
}
const BUCKET = 'movement'
/** The most keys in one page of a list. Few, so that lists in tests have several pages. */
const KEYS_AT_ONCE = 3
const SKEW_MS = 15 * 60 * 1000

const STATUS: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  PreconditionFailed: 412,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
  InvalidRange: 416,
  SlowDown: 503,
}

interface Stored {
  bytes: Buffer
  changedAt: Date
}

export interface S3Server {
  settings: Record<string, string>
  objects: Map<string, Stored>
  calls: string[]
  /**
   * Refuses each request for which `how` returns an S3 error code. `undefined` ends the refusals.
   */
  refuse: (how: ((method: string, key: string) => string | null) | undefined) => void
  setClock: (aheadMs: number) => void
  onPut: (act: ((key: string) => void | Promise<void>) | undefined) => void
  down: () => Promise<void>
  up: () => Promise<void>
  close: () => Promise<void>
}

const timeOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Starts a fake S3 on loopback. It checks signatures, checksums and clocks, as Amazon does. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Stored>()
  const calls: string[] = []
  let refuse: ((method: string, key: string) => string | null) | undefined
  let onPut: ((key: string) => void | Promise<void>) | undefined
  let ahead = 0

  const answer = (request: IncomingMessage, response: ServerResponse, code: string) => {
    const date = new Date(Date.now() + ahead).toUTCString()
    response.writeHead(STATUS[code] ?? 403, { 'content-type': 'application/xml', date })
    const body = `<Error><Code>${code}</Code><Message>${code}</Message></Error>`
    response.end(request.method === 'HEAD' ? '' : body)
  }

  const list = (response: ServerResponse, query: URLSearchParams) => {
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')]
    const after = query.get('continuation-token') ?? ''
    const all = [...objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .filter((key) => !delimiter || !key.slice(prefix.length).includes(delimiter))
      .sort()
    const some = all.slice(0, KEYS_AT_ONCE)
    const rows = some.map((key) => {
      const { bytes, changedAt } = objects.get(key) ?? { bytes: '', changedAt: new Date() }
      return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const more = all.length > some.length
    const next = more ? `<NextContinuationToken>${some.at(-1)}</NextContinuationToken>` : ''
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`,
    )
  }

  const read = (
    request: IncomingMessage,
    response: ServerResponse,
    { bytes, changedAt }: Stored,
  ) => {
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const part = range ? bytes.subarray(Number(range[1]), Number(range[2]) + 1) : bytes
    const length = { 'content-length': part.length, 'last-modified': changedAt.toUTCString() }
    response.writeHead(range ? 206 : 200, length)
    response.end(request.method === 'HEAD' ? '' : part)
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://any')
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    const method = request.method ?? ''
    calls.push(`${method} ${key}`)
    const skew = Math.abs(timeOf(String(request.headers['x-amz-date'])) - Date.now() - ahead)
    const refused =
      refuse?.(method, key) ??
      (skew > SKEW_MS ? 'RequestTimeTooSkewed' : null) ??
      signatureError(request, body, ACCOUNT) ??
      (bucket === BUCKET ? null : 'NoSuchBucket')
    if (refused) return answer(request, response, refused)
    if (method === 'GET' && key === '') return list(response, searchParams)
    if (method === 'PUT') {
      await onPut?.(key)
      const isTaken = request.headers['if-none-match'] === '*' && objects.has(key)
      if (isTaken) return answer(request, response, 'PreconditionFailed')
      objects.set(key, { bytes: body, changedAt: new Date() })
      return response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const found = objects.get(key)
    return found ? read(request, response, found) : answer(request, response, 'NoSuchKey')
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const down = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  const port = await listen(0)
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: ACCOUNT.region,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: ACCOUNT.accessKeyId,
      S3_SECRET_ACCESS_KEY: ACCOUNT.secretAccessKey,
      S3_PATH_STYLE: '1',
    },
    ...{ objects, calls, down },
    refuse: (how) => {
      refuse = how
    },
    setClock: (aheadMs) => {
      ahead = aheadMs
    },
    onPut: (act) => {
      onPut = act
    },
    up: async () => void (await listen(port)),
    close: async () => {
      if (server.listening) await down()
    },
  }
}
