import 'server-only'
import path from 'node:path'

/** `.env.example` explains these settings. */

/** The absolute path of the folder for files that must outlive a restart. */
export const dataDir = () => path.resolve(process.env.DATA_DIR || '.data')

export const databaseUrl = () => process.env.DATABASE_URL ?? ''

/**
 * The URL that bypasses a connection pooler, for what must keep one connection, such as migrations.
 * It is `databaseUrl` when no other is set.
 */
export const directDatabaseUrl = () => process.env.DATABASE_DIRECT_URL || databaseUrl()

export const payloadSecret = () => process.env.PAYLOAD_SECRET ?? ''

/** The site's own address without a trailing slash; empty when it is not set. */
export const publicUrl = () => (process.env.PUBLIC_URL ?? '').replace(/(?<!\/)\/+$/, '')

/** Networks of trusted reverse proxies. `1` means private networks; empty means no proxy. */
export const trustedProxyNetworks = (): string =>
  (process.env.TRUST_PROXY ?? '')
    .trim()
    .replace(/^(0|false|no)$/i, '')
    .replace(/^(true|yes)$/i, '1')

/** `inline`: background jobs run inside this web process. `off`: a worker process runs them. */
export const workerMode = (): 'inline' | 'off' => (process.env.WORKER === 'off' ? 'off' : 'inline')

/** `smtp://user:password@host:587`; empty without a mail server. */
export const smtpUrl = () => process.env.SMTP_URL ?? ''

export const mailFrom = () => process.env.MAIL_FROM || 'Portal <no-reply@localhost>'

const MAILS_PER_MINUTE = 60

/** The most emails sent in a minute, because mail services block accounts that send in bursts. */
export function mailsPerMinute(): number {
  const pace = Number(process.env.MAILS_PER_MINUTE || MAILS_PER_MINUTE)
  return Number.isFinite(pace) && pace > 0 ? pace : MAILS_PER_MINUTE
}

/**
 * The origin that reaches only this process. Several web processes may share PORT, but OWN_PORT
 * belongs to one.
 */
export const loopbackOrigin = () =>
  `http://127.0.0.1:${process.env.OWN_PORT || process.env.PORT || 3000}`

/**
 * The most database connections of this process. `npm start` sets DATABASE_POOL so that all its
 * processes together stay within the database's limit.
 */
export const databasePoolSize = () => Number(process.env.DATABASE_POOL) || 20

/**
 * The origin of absolute links, such as those in emails. Never taken from a request, which could
 * name any host.
 */
export const linkOrigin = () => publicUrl() || `http://localhost:${process.env.PORT || 3000}`

export function clamavAddress(): { host: string; port: number } | null {
  const address = process.env.CLAMAV_URL
  if (!address) return null
  const { protocol, hostname, port } = URL.canParse(address) ? new URL(address) : new URL('x:')
  if (protocol !== 'tcp:' || !hostname) throw new Error('CLAMAV_URL must be tcp://host:port')
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) }
}

export const isScannerOn = () => clamavAddress() !== null

type GoogleAccount =
  | { kind: 'service'; keyFile: string }
  | { kind: 'oauth'; clientId: string; clientSecret: string; refreshToken: string }

function googleAccount(): GoogleAccount | null {
  const keyFile = process.env.GOOGLE_SERVICE_ACCOUNT_FILE
  if (keyFile) return { kind: 'service', keyFile: path.resolve(keyFile) }
  const clientId = process.env.GOOGLE_OAUTH_CLIENT_ID
  const clientSecret = process.env.GOOGLE_OAUTH_CLIENT_SECRET
  const refreshToken = process.env.GOOGLE_OAUTH_REFRESH_TOKEN
  if (!clientId || !clientSecret || !refreshToken) return null
  return { kind: 'oauth', clientId, clientSecret, refreshToken }
}

export interface DriveSettings {
  folderId: string
  account: GoogleAccount
  /** Replaces Google's address in tests; empty otherwise. */
  apiUrl: string
}

export function driveSettings(): DriveSettings | null {
  const folderId = process.env.DRIVE_FOLDER_ID
  const account = googleAccount()
  if (!folderId || !account) return null
  return {
    folderId,
    account,
    apiUrl: (process.env.GOOGLE_API_URL ?? '').replace(/(?<!\/)\/+$/, ''),
  }
}

const DRIVE_KEEP_DAYS = 30

export function driveKeepDays(): number {
  const days = Number(process.env.DRIVE_KEEP_DAYS || DRIVE_KEEP_DAYS)
  return Number.isFinite(days) && days >= 0 ? days : DRIVE_KEEP_DAYS
}

export interface S3Settings {
  endpoint: string | undefined
  region: string
  bucket: string
  /**
   * The access key that is set; undefined when the machine has credentials of its own, such as a
   * role.
   */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  pathStyle: boolean
}

export function s3Settings(): S3Settings | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_PATH_STYLE } = process.env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = process.env
  if (!S3_BUCKET) return null
  return {
    endpoint: S3_ENDPOINT || undefined,
    region: S3_REGION || 'us-east-1',
    bucket: S3_BUCKET,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle: /^(1|true|yes)$/i.test(S3_PATH_STYLE ?? ''),
  }
}

/** The store for new files. Files in the other store are still read. */
export const newFilesStore = (): 'folder' | 's3' =>
  s3Settings() === null || process.env.FILES === 'folder' ? 'folder' : 's3'
