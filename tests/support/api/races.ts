import { setTimeout as pause } from 'node:timers/promises'
import { issueLinkToken } from '@/features/staff/server/tokens'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { type Client, newVisitor } from './api'
import { addAuthenticator, totpCodeOf } from './factors'
import { type Account, clientWithSession, makeAccount, PASSWORD, staffClient } from './staff'

export const NEW_PASSWORD = 'another horse 8'
const REFRESH = '/api/cms/admin-users/refresh-token'
const DOORS = [paths.api.login, '/api/cms/admin-users/login'] as const
/**
 * The latest time of a change, in milliseconds after the sign-ins begin. It is longer than checking
 * a password takes in these tests, so that a change can happen during any part of a sign-in.
 */
const LATEST_MS = 500

type Change = (account: Account, own: Client) => Promise<{ status: number }>

/** Changes to an account that a sign-in or refresh at the same time must not undo. */
export const ACCOUNT_CHANGES = {
  'disabling an account': async ({ id }) =>
    (await staffClient('super_admin')).put(paths.api.user(id), { status: 'disabled' }),
  'another role': async ({ id }) =>
    (await staffClient('super_admin')).put(paths.api.user(id), { role: 'store_manager' }),
  'another password': (_account, own) =>
    own.post(paths.api.changePassword, { currentPassword: PASSWORD, password: NEW_PASSWORD }),
  'a password by link': async ({ id }) => {
    const token = await issueLinkToken(id, 'password_reset')
    return newVisitor().post(paths.api.resetPassword, { token, password: NEW_PASSWORD })
  },
  'signing out everywhere': (_account, own) => own.post(paths.api.endSessions),
  'setting up a second factor': async (_account, own) => {
    const password = { password: PASSWORD }
    const { body } = await own.post<{ secret: string }>(paths.api.authenticator, password)
    return own.put(paths.api.authenticator, { code: totpCodeOf(body.secret) })
  },
  'resetting a second factor': async ({ id }) =>
    (await staffClient('super_admin')).send(paths.api.userFactors(id), { method: 'DELETE' }),
} as const satisfies Record<string, Change>

export type AccountChangeName = keyof typeof ACCOUNT_CHANGES

const BEFORE: Partial<Record<AccountChangeName, (account: Account) => Promise<unknown>>> = {
  'resetting a second factor': async (account) =>
    addAuthenticator(await clientWithSession(account)),
}

export interface RaceOutcome {
  changed: number
  role: string
  status: string
  factors: number
  /** True when the account's own session, which makes some of the changes, still works. */
  ownSession: boolean
  /** True when another session from before the race still works. */
  formerSessions: boolean
  /** True when a session still works that was opened with the old password during the race. */
  sessionsInBetween: boolean
  lastSignIn: number
}

const isSignedIn = async (client: Client) => (await client.get(paths.api.session)).status === 200

/**
 * Changes an account while sign-ins and refreshes of its sessions are sent all the time.
 * `afterShare` (0 to 1) is the part of half a second that passes before the change begins.
 */
export async function changeDuringSignIns(
  name: AccountChangeName,
  afterShare: number,
): Promise<RaceOutcome> {
  const account = await makeAccount('admin')
  await BEFORE[name]?.(account)
  const former = [await clientWithSession(account), await clientWithSession(account)]
  const own = await clientWithSession(account)
  const between: Client[] = []
  let isOver = false
  let lastSignIn = 0

  const untilAfter = async (once: () => Promise<unknown>) => {
    while (!isOver) await once()
    await once()
  }
  const signingIn = (door: string) =>
    untilAfter(async () => {
      const client = newVisitor()
      const wasOver = isOver
      const login = { email: account.email, password: PASSWORD }
      const { status } = await client.post(door, login)
      if (wasOver) lastSignIn = status
      else if (status === 200) between.push(client)
    })
  const refreshing = (client: Client) => untilAfter(() => client.post(REFRESH))
  const changing = async () => {
    await pause(afterShare * LATEST_MS)
    const { status } = await ACCOUNT_CHANGES[name](account, own)
    isOver = true
    return status
  }
  const [changed] = await Promise.all([
    changing(),
    ...DOORS.map(signingIn),
    ...former.map(refreshing),
  ])

  const statement = `select role, status,
      (select count(*)::int from staff_authenticators where user_id = person.id) as factors
    from admin_users person where id = $1`
  const { rows } = await (await pool()).query(statement, [account.id])
  const isOpen = async (clients: Client[]) =>
    (await Promise.all(clients.map(isSignedIn))).some(Boolean)
  return {
    ...{ ...(rows[0] as Pick<RaceOutcome, 'role' | 'status' | 'factors'>), changed, lastSignIn },
    ownSession: await isSignedIn(own),
    formerSessions: await isOpen(former),
    sessionsInBetween: await isOpen(between),
  }
}
