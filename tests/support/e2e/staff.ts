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

/** The first worker creates the founder; the others get a 409, because the portal is set up. */
async function ensureFounder(api: APIRequestContext, database: pg.Pool): Promise<void> {
  const response = await api.post(paths.api.setup, { data: FOUNDER })
  if (![201, 409].includes(response.status())) throw new Error(await response.text())
  // The line about the second factor of a new portal would be above every screen of these tests.
  if (response.status() === 201) await database.query('delete from staff_factor_roles')
}

/**
 * Creates a member for one test or one worker, because two simultaneous sign-ins of one member lose
 * a session. Written to the database, because no endpoint creates one directly. The password is the
 * founder's.
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

/** Also removes the member's sessions. */
export async function removeMember(database: pg.Pool, { id }: Pick<Member, 'id'>): Promise<void> {
  await database.query('delete from admin_users where id = $1', [id])
}

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>

export interface SignedInMember extends Member {
  /** The cookies and storage of the session. */
  session: StorageState
}

/** An empty browser state, because Playwright otherwise adds the test's session. */
export const NOBODY = { cookies: [], origins: [] }

/**
 * Signs in and returns the browser's state. Done outside a browser, where a new session would end
 * the one before.
 */
export async function signIn(
  request: APIRequest,
  baseURL: string,
  { email, password }: Pick<Member, 'email' | 'password'>,
): Promise<StorageState> {
  const api = await request.newContext({ baseURL, storageState: NOBODY })
  const response = await api.post(paths.api.login, { data: { email, password } })
  if (!response.ok()) throw new Error(await response.text())
  const state = await api.storageState()
  await api.dispose()
  return state
}
