import { TOTP } from 'otpauth'
import type {
  AddedFactorResult,
  FactorMethod,
  NewAuthenticator,
} from '@/features/staff/factors/schema'
import type { SessionUser } from '@/features/staff/schema'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from './api'
import { SoftwareKey } from './software-key'
import { type Account, PASSWORD } from './staff'

const STEP_MS = 30_000

/** Returns the code that an authenticator app shows `steps` × 30 seconds from now. */
export const totpCodeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })

/** Returns a code that is wrong now and at least one minute before and after. */
export function wrongCodeOf(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => totpCodeOf(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !right.includes(code),
  ) as string
}

const REQUIRED_200 = (status: number, what: string, bytes: Buffer) => {
  if (status !== 200) throw new Error(`${what} answered ${status}: ${bytes.toString()}`)
}

/**
 * Sets up an authenticator app, and makes the code that confirmed it valid once more. Otherwise a
 * test would have to wait up to 30 seconds for the next code.
 */
export async function addAuthenticator(
  client: Client,
): Promise<{ secret: string; recoveryCodes: string[] | null }> {
  const begun = await client.post<NewAuthenticator>(paths.api.authenticator, { password: PASSWORD })
  REQUIRED_200(begun.status, 'Beginning', begun.bytes)
  const { secret } = begun.body
  const added = await client.put<AddedFactorResult>(paths.api.authenticator, {
    code: totpCodeOf(secret),
  })
  REQUIRED_200(added.status, 'The code', added.bytes)
  const { body } = await client.get<{ user: SessionUser }>(paths.api.session)
  await forgetUsedCodes(body.user)
  return { secret, ...added.body }
}

type Options = Parameters<SoftwareKey['create']>[0] & Parameters<SoftwareKey['get']>[0]

export async function addPasskey(
  client: Client,
  name = 'Test key',
): Promise<{ key: SoftwareKey; recoveryCodes: string[] | null }> {
  const key = new SoftwareKey()
  const begun = await client.post<{ options: Options }>(paths.api.passkeyOptions, {
    password: PASSWORD,
  })
  REQUIRED_200(begun.status, 'Beginning', begun.bytes)
  const response = key.create(begun.body.options)
  const added = await client.post<AddedFactorResult>(paths.api.passkeys, { name, response })
  REQUIRED_200(added.status, 'The key', added.bytes)
  return { key, ...added.body }
}

type Answer = { user: SessionUser | null; methods?: FactorMethod[] }

export const logIn = (client: Client, { email }: Pick<Account, 'email'>, password = PASSWORD) =>
  client.post<Answer>(paths.api.login, { email, password })

export async function clientAwaitingSecondFactor(account: Account): Promise<Client> {
  const client = newVisitor()
  const { status, body } = await logIn(client, account)
  if (status !== 200 || body.user !== null) throw new Error(`Signing in answered ${status}`)
  return client
}

export const sendCode = (client: Client, code: string) =>
  client.post<Answer>(paths.api.loginFactor, { code })

export async function beginPasskeySignIn(client: Client): Promise<Options> {
  const { body, status, bytes } = await client.post<{ options: Options }>(
    paths.api.loginPasskeyOptions,
  )
  REQUIRED_200(status, 'Asking', bytes)
  return body.options
}

export const sendPasskey = (client: Client, response: unknown) =>
  client.post<Answer>(paths.api.loginPasskey, { response })

export const isSignedIn = async (client: Client) =>
  (await client.get(paths.api.session)).status === 200

/** Makes used codes valid again. Otherwise a test would have to wait up to 30 seconds. */
export const forgetUsedCodes = async ({ id }: Pick<Account, 'id'>) =>
  (await pool()).query('update staff_authenticators set last_step = 0 where user_id = $1', [id])
