import type { Role, StaffStatus } from '@/lib/access'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { Client } from './api'
import { made } from './made'

export const PASSWORD = 'correct horse 7'

export interface Account {
  id: number
  name: string
  email: string
  role: Role
}

let accounts = 0
let hashed: Promise<{ salt: string; hash: string }> | undefined

/** `PASSWORD` as Payload keeps it. Hashing takes as long as it is meant to: it is done once. */
async function hashPassword(): Promise<{ salt: string; hash: string }> {
  const payload = await cms()
  const { id } = await payload.create({
    collection: 'admin-users',
    data: {
      name: 'Hashed once',
      email: 'hashed-once@example.org',
      role: 'store_manager',
      status: 'disabled',
      password: PASSWORD,
    },
    overrideAccess: true,
  })
  const statement = 'delete from admin_users where id = $1 returning salt, hash'
  const { rows } = await (await pool()).query(statement, [id])
  return rows[0]
}

/** An account of its own, not signed in. Its password is `PASSWORD`. */
export async function makeAccount(role: Role, status: StaffStatus = 'active'): Promise<Account> {
  hashed ??= hashPassword()
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
  made.accounts.add(id)
  return { id, name, email, role }
}

export async function signIn({ email }: Account): Promise<Client> {
  const client = new Client()
  const { status } = await client.post(paths.api.login, { email, password: PASSWORD })
  if (status !== 200) throw new Error(`Signing in ${email} answered ${status}`)
  return client
}

/** Somebody of that role, signed in; the same one until the made data is removed. */
export function staff(role: Role): Promise<Client> {
  const known = made.sessions.get(role)
  if (known) return known
  // Concurrent sign-ins of one account lose sessions: everybody waits for the first.
  const session = makeAccount(role).then(signIn)
  made.sessions.set(role, session)
  return session
}
