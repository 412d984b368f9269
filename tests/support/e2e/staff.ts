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

/** Made by whichever worker comes first; the others are told that the portal is set up. */
async function ensureFounder(api: APIRequestContext): Promise<void> {
  const response = await api.post(paths.api.setup, { data: FOUNDER })
  if (![201, 409].includes(response.status())) throw new Error(await response.text())
}

/**
 * Members for one test or one worker each: two sign-ins of one member at the same moment lose a
 * session. There is no endpoint yet that makes one; the founder's password is theirs.
 */
export async function createMember(
  api: APIRequestContext,
  database: pg.Pool,
  { tag, role }: { tag: string; role: Role },
): Promise<Member> {
  await ensureFounder(api)
  const [name, email] = [`Maria ${tag} Santos`, `maria-${tag}@movement.test`]
  const { rows } = await database.query(
    `insert into admin_users (name, email, role, status, salt, hash)
     select $1, $2, $3, 'active', salt, hash from admin_users where email = $4 returning id`,
    [name, email, role, FOUNDER.email],
  )
  if (!rows[0]) throw new Error('The portal was set up by somebody else than these tests')
  return { id: rows[0].id, name, email, role, password: FOUNDER.password }
}

/** Their sessions go with them. */
export async function removeMember(database: pg.Pool, { id }: Pick<Member, 'id'>): Promise<void> {
  await database.query('delete from admin_users where id = $1', [id])
}

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>

export interface SignedInMember extends Member {
  /** What a browser keeps of it. */
  session: StorageState
}

/** A browser that knows nothing: otherwise Playwright gives it the session of the test. */
export const NOBODY = { cookies: [], origins: [] }

/** Signs in and answers what a browser would keep of it: there, the session before would end. */
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
