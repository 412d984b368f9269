import 'server-only'
import { readFileSync } from 'node:fs'
import { auth, drive, type drive_v3 } from 'googleapis/build/src/apis/drive/index.js'
import { type DriveSettings, driveSettings } from '../env'
import { log } from '../log/log'
import { DriveFailure, responseStatusOf, toDriveFailure } from './failure'
import { rememberSignInEnd } from './sign-in-end'

const GOOGLE = 'https://www.googleapis.com'
const TOKEN_URL = 'https://oauth2.googleapis.com/token'
const SCOPE = 'https://www.googleapis.com/auth/drive'

/** The queue retries, so the client does not. */
const REQUEST = { retry: false, timeout: 60_000 } as const

type Account = InstanceType<typeof auth.OAuth2>

export interface Drive {
  api: drive_v3.Drive
  account: Account
  rootUrl: string
  settings: DriveSettings
}

function readKey(keyFile: string): { email: string; key: string } {
  try {
    const { client_email, private_key } = JSON.parse(readFileSync(keyFile, 'utf8'))
    if (client_email && private_key) return { email: client_email, key: private_key }
  } catch {
    // A file that cannot be read is reported below, like one without a key.
  }
  throw new DriveFailure('key')
}

function signInAs({ account, apiUrl }: DriveSettings): Account {
  if (account.kind === 'service') {
    const client = new auth.JWT({ ...readKey(account.keyFile), scopes: [SCOPE] })
    // Google's client has a fixed URL for tokens of service accounts; tests replace it here.
    if (apiUrl) {
      client.transporter.interceptors.request.add({
        resolved: async (request) =>
          request.url.href === TOKEN_URL
            ? { ...request, url: new URL(`${apiUrl}/token`) }
            : request,
      })
    }
    return client
  }
  const client = new auth.OAuth2({
    clientId: account.clientId,
    clientSecret: account.clientSecret,
    ...(apiUrl ? { endpoints: { oauth2TokenUrl: `${apiUrl}/token` } } : {}),
  })
  client.setCredentials({ refresh_token: account.refreshToken })
  return client
}

let open: { key: string; drive: Drive } | undefined

/**
 * Returns the same client while the settings stay the same, to reuse its access token. Throws
 * DriveFailure with the reason `off` or `key`.
 */
export function openDrive(): Drive {
  const settings = driveSettings()
  if (!settings) throw new DriveFailure('off')
  const key = JSON.stringify(settings)
  if (open?.key === key) return open.drive
  const account = signInAs(settings)
  account.forceRefreshOnFailure = true
  account.on('tokens', (tokens) => {
    rememberSignInEnd(tokens).catch((err) => log.error({ err }, 'drive'))
  })
  const rootUrl = settings.apiUrl || GOOGLE
  const api = drive({ version: 'v3', auth: account, rootUrl: `${rootUrl}/`, ...REQUEST })
  open = { key, drive: { api, account, rootUrl, settings } }
  return open.drive
}

/** Makes the next `openDrive` read the key file again, because the file may have been replaced. */
export const forgetDriveClient = (): void => {
  open = undefined
}

type DriveFile = drive_v3.Schema$File

export const DRIVE_FILE_FIELDS = 'id, size, sha256Checksum, trashed, webViewLink'

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

export async function findDriveFilesByProperty(
  { api }: Drive,
  parentId: string,
  key: string,
  value: string,
): Promise<DriveFile[]> {
  const mark = `appProperties has { key=${quote(key)} and value=${quote(value)} }`
  const { data } = await api.files.list({
    q: `${quote(parentId)} in parents and ${mark} and trashed = false`,
    fields: `files(${DRIVE_FILE_FIELDS})`,
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
  })
  return data.files ?? []
}

/**
 * Returns the file, or null when it does not exist, is in the bin, or this account cannot see it.
 */
export async function findDriveFile({ api }: Drive, fileId: string): Promise<DriveFile | null> {
  try {
    const { data } = await api.files.get({
      fileId,
      fields: DRIVE_FILE_FIELDS,
      supportsAllDrives: true,
    })
    return data.trashed ? null : data
  } catch (error) {
    if (responseStatusOf(error) === 404) return null
    throw error
  }
}

/**
 * Returns an id for a new file. Google refuses a second file with the same id (409), so a retry
 * after a lost response makes no copy.
 */
export async function reserveFileId({ api }: Drive): Promise<string> {
  const { data } = await api.files.generateIds({ count: 1, space: 'drive', type: 'files' })
  const [id] = data.ids ?? []
  if (!id) throw new Error('Google Drive gave no id')
  return id
}

export async function removeFromDrive({ api }: Drive, fileId: string): Promise<void> {
  try {
    await api.files.delete({ fileId, supportsAllDrives: true })
  } catch (error) {
    if (responseStatusOf(error) === 404) return
    if (toDriveFailure(error)?.reason !== 'permission') throw error
    const requestBody = { trashed: true }
    await api.files.update({ fileId, requestBody, supportsAllDrives: true })
  }
}

const DRIVE_HOST = 'drive.google.com'

/**
 * Returns a link on `drive.google.com`, the host by which Spec §9 recognises a Drive link. Google's
 * own links to text documents have another host.
 */
export const toDriveLink = (id: string, webViewLink: string | null | undefined): string =>
  webViewLink && new URL(webViewLink).hostname === DRIVE_HOST
    ? webViewLink
    : `https://${DRIVE_HOST}/file/d/${id}/view`
