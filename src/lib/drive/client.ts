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

/** The queue tries again; a client that does so as well would only make each attempt longer. */
const REQUEST = { retry: false, timeout: 60_000 } as const

type Account = InstanceType<typeof auth.OAuth2>

/** A drive as the settings describe it. */
export interface Drive {
  api: drive_v3.Drive
  account: Account
  /** Below which every address of the interface lies. */
  rootUrl: string
  settings: DriveSettings
}

function readKey(keyFile: string): { email: string; key: string } {
  try {
    const { client_email, private_key } = JSON.parse(readFileSync(keyFile, 'utf8'))
    if (client_email && private_key) return { email: client_email, key: private_key }
  } catch {
    // Said below.
  }
  throw new DriveFailure('key')
}

function signInAs({ account, apiUrl }: DriveSettings): Account {
  if (account.kind === 'service') {
    const client = new auth.JWT({ ...readKey(account.keyFile), scopes: [SCOPE] })
    // The client knows one address for tokens of service accounts only.
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

/** One client per settings, so that its access token serves for the hour it is good for. */
export function openDrive(): Drive {
  const settings = driveSettings()
  if (!settings) throw new DriveFailure('off')
  const key = JSON.stringify(settings)
  if (open?.key === key) return open.drive
  const account = signInAs(settings)
  // A token that Google has withdrawn before its time is renewed at the first 401.
  account.forceRefreshOnFailure = true
  account.on('tokens', (tokens) => {
    rememberSignInEnd(tokens).catch((err) => log.error({ err }, 'drive'))
  })
  const rootUrl = settings.apiUrl || GOOGLE
  const api = drive({ version: 'v3', auth: account, rootUrl: `${rootUrl}/`, ...REQUEST })
  open = { key, drive: { api, account, rootUrl, settings } }
  return open.drive
}

/** After a refused sign-in: the key may have been replaced in its file meanwhile. */
export const closeDrive = (): void => {
  open = undefined
}
