import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const SCHEME =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** Encodes a text as RFC 3986 and Amazon's signatures require. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )

export interface S3Account {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/**
 * Checks the signature (SigV4) of a request and its body. Returns null when the signature is valid
 * for this account, otherwise the S3 error code.
 */
export function signatureError(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: S3Account,
): string | null {
  const parts = SCHEME.exec(request.headers.authorization ?? '')
  if (!parts) return 'AccessDenied'
  const [, id, day = '', where, names = '', signature] = parts
  if (id !== accessKeyId) return 'InvalidAccessKeyId'
  if (where !== region) return 'AuthorizationHeaderMalformed'
  const payload = String(request.headers['x-amz-content-sha256'])
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://any')
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const headers = names.split(';').map((name) => {
    const value = String(request.headers[name] ?? '')
      .trim()
      .replace(/ +/g, ' ')
    return `${name}:${value}\n`
  })
  const canonical = [request.method, pathname, query.join('&'), headers.join(''), names, payload]
  const scope = `${day}/${where}/s3/aws4_request`
  const time = String(request.headers['x-amz-date'])
  const wanted = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical.join('\n'))].join('\n')
  const key = [day, where, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, part) => hmac(last, part),
    `AWS4${secretAccessKey}`,
  )
  if (hmac(key, wanted).toString('hex') !== signature) return 'SignatureDoesNotMatch'
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  return null
}
