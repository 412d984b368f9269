import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { type Executor, query, type SQL, sql } from '@/lib/database/sql'
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from '../../constants'
import { deleteChallenges } from './challenges'

const TOKEN_BYTES = 32
/** "Last seen" is written only when it is older than this, so that not every request writes. */
const SEEN_STEP_MS = 60_000

/** Only hashes are stored, so that a copy of the database does not reveal tokens. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const before = (ms: number) => new Date(Date.now() - ms).toISOString()
const now = () => new Date().toISOString()

export const openSessionCondition = (): SQL => sql`
  last_seen_at > ${before(SESSION_IDLE_MS)} and created_at > ${before(SESSION_LIFETIME_MS)}`

export function sessionEndSeconds(session: Pick<Session, 'createdAt' | 'lastSeenAt'>): number {
  const idle = new Date(session.lastSeenAt).getTime() + SESSION_IDLE_MS
  const latest = new Date(session.createdAt).getTime() + SESSION_LIFETIME_MS
  return Math.floor(Math.min(idle, latest) / 1000)
}

export interface Session {
  id: number
  userId: number
  /** ISO 8601, UTC. */
  createdAt: string
  lastSeenAt: string
  userAgent: string
  address: string
}

const COLUMNS = sql`id, user_id as "userId", user_agent as "userAgent", address,
  created_at as "createdAt", last_seen_at as "lastSeenAt"`

interface Device {
  userAgent: string
  address: string
}

/**
 * Stores a session and deletes the account's expired ones. Returns it with the token for the
 * cookie. The caller holds the account's lock.
 */
export async function insertSession(
  tx: Executor,
  userId: number,
  { userAgent, address }: Device,
): Promise<{ token: string; session: Session }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await tx.execute(
    sql`delete from staff_sessions where user_id = ${userId} and not (${openSessionCondition()})`,
  )
  const [session] = await query<Session>(
    tx,
    sql`insert into staff_sessions (user_id, hash, user_agent, address, created_at, last_seen_at)
        values (${userId}, ${hashOf(token)}, ${userAgent}, ${address}, ${now()}, ${now()})
        returning ${COLUMNS}`,
  )
  if (!session) throw new Error('Opening a session returned no row')
  return { token, session }
}

export async function findAndExtendSession(on: Executor, token: string): Promise<Session | null> {
  const [session] = await query<Session>(
    on,
    sql`select ${COLUMNS} from staff_sessions where hash = ${hashOf(token)} and ${openSessionCondition()}`,
  )
  if (!session) return null
  if (new Date(session.lastSeenAt).getTime() > Date.now() - SEEN_STEP_MS) return session
  return touchSession(on, session.id)
}

export const findOpenSessions = (on: Executor, userId: number): Promise<Session[]> =>
  query<Session>(
    on,
    sql`select ${COLUMNS} from staff_sessions where user_id = ${userId} and ${openSessionCondition()}
        order by last_seen_at desc, id desc`,
  )

export async function touchSession(tx: Executor, id: number): Promise<Session | null> {
  const [session] = await query<Session>(
    tx,
    sql`update staff_sessions set last_seen_at = ${now()} where id = ${id} and ${openSessionCondition()}
        returning ${COLUMNS}`,
  )
  return session ?? null
}

export const deleteSessionByToken = (tx: Executor, token: string) =>
  tx.execute(sql`delete from staff_sessions where hash = ${hashOf(token)}`)

export async function deleteSession(tx: Executor, userId: number, id: number): Promise<boolean> {
  const ended = await query(
    tx,
    sql`delete from staff_sessions where id = ${id} and user_id = ${userId} returning id`,
  )
  return ended.length > 0
}

/**
 * Ends all sessions of an account, and its pending sign-ins and factor setups. The caller holds the
 * account's lock.
 */
export async function deleteAllSessions(tx: Executor, userId: number): Promise<void> {
  await tx.execute(sql`delete from staff_sessions where user_id = ${userId}`)
  await deleteChallenges(tx, userId)
}
