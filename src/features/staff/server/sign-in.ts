import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import { db, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { SignedInActor } from '@/lib/http/actor'
import { clientAddress } from '@/lib/http/client-address'
import { sessionCookie } from '@/lib/http/host-cookie'
import { SESSION_LIFETIME_MS } from '../constants'
import { presentSessionUser } from '../present'
import type { LoginInput, SessionUser } from '../schema'
import { type LockedAccount, withAccount } from './account-lock'
import { findStaffByEmail } from './data'
import { rememberDevice } from './known-device'
import { isPassword, type PasswordHash } from './password-hash'
import { deleteSession, deleteSessionOf, insertSession, sessionEnd, touchSession } from './sessions'
import { spendSignIn } from './sign-in-limits'

const USER_AGENT_LENGTH = 500

/** An account whose password was right, as it was then. */
export interface CheckedAccount extends PasswordHash {
  id: number
}

/** @throws AppError `auth.invalid_credentials`, the same and as late for an unknown address */
export async function checkPassword({ email, password }: LoginInput): Promise<CheckedAccount> {
  const [account] = await query<CheckedAccount>(
    await db(),
    sql`select id, salt, hash from admin_users where email = ${email}`,
  )
  if ((await isPassword(password, account)) && account) return account
  throw new AppError('auth.invalid_credentials')
}

export interface OpenedSession {
  user: SessionUser
  /** When it ends without another request, in seconds since 1970. */
  exp: number
  /** The `Set-Cookie` lines; the session's comes first. */
  cookies: string[]
}

/**
 * Opens a session for somebody who has proved who they are, under an id nobody has had. What was
 * checked may have changed since: an account that is not active any more, or has another password,
 * is refused like a wrong password.
 */
export function openSession(checked: CheckedAccount, headers: Headers): Promise<OpenedSession> {
  return withAccount(checked.id, async (tx, account) => {
    if (!isStill(checked, account)) throw new AppError('auth.invalid_credentials')
    const address = clientAddress(headers)
    const userAgent = (headers.get('user-agent') ?? '').slice(0, USER_AGENT_LENGTH)
    const former = sessionCookie.read(headers)
    if (former) await deleteSessionOf(tx, former)
    const { token, session } = await insertSession(tx, account.id, { userAgent, address })
    await recordAudit({ action: 'staff.signed_in', actor: { ...account, address } }, tx)
    const expires = new Date(Date.now() + SESSION_LIFETIME_MS)
    const cookies = [
      sessionCookie.set(token, headers, { expires }),
      rememberDevice(headers, account.email),
    ]
    return { user: presentSessionUser(account), exp: sessionEnd(session), cookies }
  }).catch((error: unknown) => {
    const isGone = error instanceof AppError && error.code === 'user.not_found'
    throw isGone ? new AppError('auth.invalid_credentials') : error
  })
}

const isStill = (checked: CheckedAccount, { status, hash }: LockedAccount) =>
  status === 'active' && hash === checked.hash

/** A wrong password is written down, with the address that was tried. @throws what was thrown */
async function refuse({ email }: LoginInput, headers: Headers, error: unknown): Promise<never> {
  if (error instanceof AppError && error.code === 'auth.invalid_credentials') {
    const account = await findStaffByEmail(email)
    const actor = { id: null, name: null, address: clientAddress(headers) }
    const subject = { text: email, accountId: account?.id }
    await recordAudit({ action: 'staff.sign_in_failed', actor, subject })
  }
  throw error
}

/** Every door goes through here. @throws AppError `auth.invalid_credentials`, `auth.too_many_attempts` */
export async function signIn(input: LoginInput, headers: Headers): Promise<OpenedSession> {
  const giveBack = await spendSignIn(input.email, headers)
  const opened = await checkPassword(input)
    .then((checked) => openSession(checked, headers))
    .catch((error) => refuse(input, headers, error))
  await giveBack()
  return opened
}

/** Ends this session; other devices stay signed in. */
export function signOut(actor: SignedInActor): Promise<void> {
  return withAccount(actor.id, async (tx) => {
    await deleteSession(tx, actor.id, actor.sessionId)
    await recordAudit({ action: 'staff.signed_out', actor }, tx)
  })
}

/** Puts off the end of this session, as any request does. @throws AppError `auth.required` */
export function keepSession(actor: SignedInActor): Promise<{ exp: number }> {
  return withAccount(actor.id, async (tx) => {
    const session = await touchSession(tx, actor.sessionId)
    if (!session) throw new AppError('auth.required')
    return { exp: sessionEnd(session) }
  })
}
