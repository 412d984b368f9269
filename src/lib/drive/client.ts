import 'server-only'
import { readFileSync } from 'node:fs'
import { auth, drive, type drive_v3 } from 'googleapis/build/src/apis/drive/index.js'
import { type DriveSettings, driveSettings } from '../env'
import { log } from '../log/log'
import { DriveFailure } from './failure'
import { rememberSignInEnd } from './sign-in-end'

const GOOGLE = 'https://www.googleapis.com'
const TOKEN_URL = 'https://oauth2.googleapis.com/token'
const SCOPE = 'https://www.googleapis.com/auth/drive'

/** The queue retries, so the client does not. */
const REQUEST = { retry: false, timeout: 60_000 } as const

type Account = InstanceType<typeof auth.OAuth2>

/** A connection to Google Drive. */
export interface Drive {
  api: drive_v3.Drive
  account: Account
  /** Base URL of the API. */
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
    // Google's client has a fixed URL for tokens of service accounts, so tests replace it here.
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
 * Returns the same client while the settings are unchanged, so that its access token is reused
 * until it expires.
 */
export function openDrive(): Drive {
  const settings = driveSettings()
  if (!settings) throw new DriveFailure('off')
  const key = JSON.stringify(settings)
  if (open?.key === key) return open.drive
  const account = signInAs(settings)
  // After a 401 the token is renewed, because Google may withdraw one early.
  account.forceRefreshOnFailure = true
  account.on('tokens', (tokens) => {
    rememberSignInEnd(tokens).catch((err) => log.error({ err }, 'drive'))
  })
  const rootUrl = settings.apiUrl || GOOGLE
  const api = drive({ version: 'v3', auth: account, rootUrl: `${rootUrl}/`, ...REQUEST })
  open = { key, drive: { api, account, rootUrl, settings } }
  return open.drive
}

/** Called after a refused sign-in, because the key file may have been replaced. */
export const closeDrive = (): void => {
  open = undefined
}
