import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import type { Executor } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { clientAddress } from '@/lib/http/client-address'
import { sessionCookie } from '@/lib/http/host-cookie'
import type { SignedInActor } from '@/lib/http/route'
import { SESSION_LIFETIME_MS } from '../../constants'
import { presentSessionUser } from '../../present'
import type { SessionUser } from '../../schema'
import type { LockedAccount } from '../../server/account-lock'
import { knownDeviceCookie } from './known-device'
import {
  deleteAllSessions,
  deleteSession,
  deleteSessionByToken,
  insertSession,
  sessionEndSeconds,
} from './sessions'

const USER_AGENT_LENGTH = 500

export interface OpenedSession {
  user: SessionUser
  /** When the session ends unless another request comes, in seconds since 1970. */
  exp: number
  /** `Set-Cookie` lines, the session's own first. */
  cookies: string[]
}

async function insert(tx: Executor, account: LockedAccount, headers: Headers) {
  const address = clientAddress(headers)
  const userAgent = (headers.get('user-agent') ?? '').slice(0, USER_AGENT_LENGTH)
  const { token, session } = await insertSession(tx, account.id, { userAgent, address })
  const expires = new Date(Date.now() + SESSION_LIFETIME_MS)
  return { session, cookie: sessionCookie.set(token, headers, { expires }) }
}

/**
 * Opens a session in place of this browser's earlier one. The caller holds the account's lock and
 * has verified the person.
 */
export async function startSession(
  tx: Executor,
  account: LockedAccount,
  headers: Headers,
): Promise<OpenedSession> {
  const former = sessionCookie.read(headers)
  if (former) await deleteSessionByToken(tx, former)
  const { session, cookie } = await insert(tx, account, headers)
  const actor = { ...account, address: clientAddress(headers) }
  await recordAudit({ action: 'staff.signed_in', actor }, tx)
  const cookies = [cookie, knownDeviceCookie(headers, account.email)]
  return { user: presentSessionUser(account), exp: sessionEndSeconds(session), cookies }
}

/**
 * Ends the account's sessions and continues this session under a new id. The caller holds the
 * account's lock. Returns the `Set-Cookie` line. Throws `auth.required` when this session has
 * ended.
 */
export async function renewSession(
  tx: Executor,
  account: LockedAccount,
  { sessionId }: Pick<SignedInActor, 'sessionId'>,
  headers: Headers,
): Promise<string> {
  if (!(await deleteSession(tx, account.id, sessionId))) throw new AppError('auth.required')
  await deleteAllSessions(tx, account.id)
  return (await insert(tx, account, headers)).cookie
}
