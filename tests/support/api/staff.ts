import { withLockedAccount } from '@/features/staff/server/account-lock'
import { hashPassword, type PasswordHash } from '@/features/staff/server/password-hash'
import { startSession } from '@/features/staff/sessions/server/opened-session'
import type { Role, StaffStatus } from '@/lib/access'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { Client } from './api'
import { createdRows } from './created-rows'

export const PASSWORD = 'correct horse 7'

export interface Account {
  id: number
  name: string
  email: string
  role: Role
}

let accounts = 0
/** Computed once for all accounts, because hashing is slow by design. */
let hashed: Promise<PasswordHash> | undefined

export async function makeAccount(role: Role, status: StaffStatus = 'active'): Promise<Account> {
  hashed ??= hashPassword(PASSWORD)
  const { salt, hash } = await hashed
  const number = ++accounts
  const name = `Test ${role} ${number}`
  const email = `${role}-${number}@example.org`
  const { rows } = await (await pool()).query<{ id: number }>(
    `insert into admin_users (name, email, role, status, salt, hash)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [name, email, role, status, salt, hash],
  )
  const id = rows[0]?.id
  if (!id) throw new Error(`No account for ${email}`)
  createdRows.accounts.add(id)
  return { id, name, email, role }
}

/** Returns a client with a session. Faster than `signIn`, because no password is checked. */
export async function clientWithSession({ id }: Account): Promise<Client> {
  const client = new Client()
  const { cookies } = await withLockedAccount(id, (tx, account) =>
    startSession(tx, account, client.headers),
  )
  client.keepCookies(cookies)
  return client
}

export async function signIn({ email }: Account): Promise<Client> {
  const client = new Client()
  const { status } = await client.post(paths.api.login, { email, password: PASSWORD })
  if (status !== 200) throw new Error(`Signing in ${email} answered ${status}`)
  return client
}

/**
 * Returns a signed-in client with this role. Further calls return the same client, until the
 * created accounts are deleted.
 */
export function staffClient(role: Role): Promise<Client> {
  const session = createdRows.sessions.get(role) ?? makeAccount(role).then(signIn)
  createdRows.sessions.set(role, session)
  return session
}
