import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { type Executor, query, sql } from '@/lib/database/sql'
import { hostCookie } from '@/lib/http/host-cookie'
import { CHALLENGE_LIFETIME_MS } from '../../constants'

/**
 * What a challenge is for. `sign_in`: the password was right and a factor is pending. `passkey`:
 * signing in without a password, so the account is not known yet. The others: a signed-in person is
 * setting up a factor.
 */
export const CHALLENGE_PURPOSES = ['sign_in', 'passkey', 'authenticator', 'new_passkey'] as const

type Purpose = (typeof CHALLENGE_PURPOSES)[number]

const TOKEN_BYTES = 32
const challengeCookie = hostCookie('portal-challenge')

/** Only the hash is stored, so that a copy of the database does not reveal tokens. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const now = () => new Date().toISOString()

/**
 * The state of a sign-in, or of setting up a factor, between two requests. Stored in the database,
 * because another web process may handle the next request.
 */
export interface Challenge {
  id: number
  /** Null for `passkey`: the passkey that is used identifies the account. */
  userId: number | null
  purpose: Purpose
  /**
   * The WebAuthn challenge that the device has to sign; null before one was created, after it was
   * tried once, and when no passkey is involved.
   */
  challenge: string | null
  /** The encrypted secret of an authenticator app that is being set up; null otherwise. */
  secret: string | null
}

const COLUMNS = sql`id, user_id as "userId", purpose, challenge, secret`

type NewChallenge = Pick<Challenge, 'purpose'> &
  Partial<Pick<Challenge, 'userId' | 'challenge' | 'secret'>>

/** Starts a challenge, which replaces this browser's earlier one. Returns the `Set-Cookie` line. */
export async function openChallenge(
  on: Executor,
  { purpose, userId = null, challenge = null, secret = null }: NewChallenge,
  headers: Headers,
): Promise<string> {
  const former = challengeCookie.read(headers)
  await on.execute(sql`
    delete from staff_challenges
    where expires_at <= ${now()} or hash = ${former === null ? null : hashOf(former)}`)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires = new Date(Date.now() + CHALLENGE_LIFETIME_MS)
  await on.execute(sql`
    insert into staff_challenges (user_id, purpose, hash, challenge, secret, expires_at)
    values (${userId}, ${purpose}, ${hashOf(token)}, ${challenge}, ${secret},
      ${expires.toISOString()})`)
  return challengeCookie.set(token, headers, { expires })
}

/** Returns this browser's challenge; null when it has expired, was used, or has another purpose. */
export async function findChallenge(
  on: Executor,
  headers: Headers,
  purpose: Purpose,
): Promise<Challenge | null> {
  const token = challengeCookie.read(headers)
  if (!token) return null
  const [row] = await query<Challenge>(
    on,
    sql`select ${COLUMNS} from staff_challenges
        where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > ${now()}`,
  )
  return row ?? null
}

/** Stores the WebAuthn challenge that the device has to sign. */
export const setChallenge = (on: Executor, id: number, challenge: string) =>
  on.execute(sql`update staff_challenges set challenge = ${challenge} where id = ${id}`)

/**
 * Returns this browser's challenge and removes its WebAuthn part, so that it can be tried only
 * once; null when there is none.
 */
export async function consumeChallenge(
  on: Executor,
  headers: Headers,
  purposes: readonly Purpose[],
): Promise<(Challenge & { challenge: string }) | null> {
  const token = challengeCookie.read(headers)
  if (!token) return null
  const [row] = await query<Challenge & { challenge: string }>(
    on,
    sql`with taken as (
          select * from staff_challenges
          where hash = ${hashOf(token)} and expires_at > ${now()} and challenge is not null
            and purpose in (${sql.join(
              purposes.map((one) => sql`${one}`),
              sql`, `,
            )})
          for update
        ), used as (
          update staff_challenges set challenge = null where id in (select id from taken)
        )
        select ${COLUMNS} from taken`,
  )
  return row ?? null
}

/**
 * Ends a challenge; false when it had already ended, for example by another request.
 */
export async function closeChallenge(tx: Executor, id: number): Promise<boolean> {
  const closed = await query(tx, sql`delete from staff_challenges where id = ${id} returning id`)
  return closed.length > 0
}

/** Ends this browser's challenge; returns the `Set-Cookie` line. */
export async function cancelChallenge(on: Executor, headers: Headers): Promise<string> {
  const token = challengeCookie.read(headers)
  if (token) await on.execute(sql`delete from staff_challenges where hash = ${hashOf(token)}`)
  return challengeCookie.clear(headers)
}

/** Returns the `Set-Cookie` line that removes the cookie after the last step. */
export const clearChallenge = (headers: Headers): string => challengeCookie.clear(headers)

/** Ends all pending challenges of an account; the caller holds its lock. */
export const deleteChallenges = (tx: Executor, userId: number) =>
  tx.execute(sql`delete from staff_challenges where user_id = ${userId}`)
