import type pg from 'pg'
import type { APIRequest, APIRequestContext } from 'playwright/test'
import type { Role } from '@/lib/access'
import { paths } from '@/lib/paths'

export interface Member {
  id: number
  name: string
  email: string
  role: Role
  password: string
}

const FOUNDER = {
  name: 'Founding Superadmin',
  email: 'founder@movement.test',
  password: 'correct horse battery',
}

async function ensureFounder(api: APIRequestContext, database: pg.Pool): Promise<void> {
  const response = await api.post(paths.api.setup, { data: FOUNDER })
  if (![201, 409].includes(response.status())) throw new Error(await response.text())
  // Some roles of a new portal need a second factor. Without this, every screen would remind staff
  // to add one.
  if (response.status() === 201) await database.query('delete from staff_factor_roles')
}

/**
 * Creates an active account in the database, because after the set-up no endpoint creates one
 * directly. The password is the founder's.
 */
export async function createMember(
  api: APIRequestContext,
  database: pg.Pool,
  { tag, role }: { tag: string; role: Role },
): Promise<Member> {
  await ensureFounder(api, database)
  const [name, email] = [`Maria ${tag} Santos`, `maria-${tag}@movement.test`]
  const { rows } = await database.query(
    `insert into admin_users (name, email, role, status, salt, hash)
     select $1, $2, $3, 'active', salt, hash from admin_users where email = $4 returning id`,
    [name, email, role, FOUNDER.email],
  )
  if (!rows[0]) throw new Error('The portal was set up by somebody else than these tests')
  return { id: rows[0].id, name, email, role, password: FOUNDER.password }
}

export async function removeMember(database: pg.Pool, { id }: Pick<Member, 'id'>): Promise<void> {
  await database.query('delete from admin_users where id = $1', [id])
}

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>

export interface SignedInMember extends Member {
  session: StorageState
}

/** A browser state without cookies. Without it, Playwright adds the session of the running test. */
export const NO_SESSION = { cookies: [], origins: [] }

/** Signs in without cookies, because signing in ends the session whose cookie is sent. */
export async function signIn(
  request: APIRequest,
  baseURL: string,
  { email, password }: Pick<Member, 'email' | 'password'>,
): Promise<StorageState> {
  const api = await request.newContext({ baseURL, storageState: NO_SESSION })
  const response = await api.post(paths.api.login, { data: { email, password } })
  if (!response.ok()) throw new Error(await response.text())
  const state = await api.storageState()
  await api.dispose()
  return state
}
