import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { type Executor, query, sql } from '@/lib/database/sql'
import { hostCookie } from '@/lib/http/host-cookie'
import { CHALLENGE_LIFETIME_MS } from '../../constants'

/**
 * What a challenge is for. `sign_in`: the password was right and a factor is pending. `passkey`: a
 * sign-in without password, whose account is not known yet. In the other two, a signed-in person
 * sets up a factor.
 */
export const CHALLENGE_PURPOSES = ['sign_in', 'passkey', 'authenticator', 'new_passkey'] as const

type Purpose = (typeof CHALLENGE_PURPOSES)[number]

const TOKEN_BYTES = 32
const challengeCookie = hostCookie('portal-challenge')

/** Only hashes are stored, so that a copy of the database does not reveal tokens. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const now = () => new Date().toISOString()

/**
 * A sign-in or factor setup that is not finished. It is stored in the database, because another web
 * process may handle the next request.
 */
export interface Challenge {
  id: number
  userId: number | null
  purpose: Purpose
  /** What a passkey has to sign; null when no passkey is asked, or when it was tried already. */
  challenge: string | null
  secret: string | null
}

const COLUMNS = sql`id, user_id as "userId", purpose, challenge, secret`

type NewChallenge = Pick<Challenge, 'purpose'> &
  Partial<Pick<Challenge, 'userId' | 'challenge' | 'secret'>>

/** Stores a challenge in place of this browser's earlier one. Returns the `Set-Cookie` line. */
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

export const setChallenge = (on: Executor, id: number, challenge: string) =>
  on.execute(sql`update staff_challenges set challenge = ${challenge} where id = ${id}`)

/**
 * Returns this browser's challenge and removes its WebAuthn part, so that a passkey can be tried
 * only once. Null when there is nothing to sign.
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

/** Deletes a challenge. Returns false when another request has deleted it already. */
export async function closeChallenge(tx: Executor, id: number): Promise<boolean> {
  const closed = await query(tx, sql`delete from staff_challenges where id = ${id} returning id`)
  return closed.length > 0
}

/** Deletes this browser's challenge. Returns the `Set-Cookie` line that removes the cookie. */
export async function cancelChallenge(on: Executor, headers: Headers): Promise<string> {
  const token = challengeCookie.read(headers)
  if (token) await on.execute(sql`delete from staff_challenges where hash = ${hashOf(token)}`)
  return challengeCookie.clear(headers)
}

export const clearChallengeCookie = (headers: Headers): string => challengeCookie.clear(headers)

/** Deletes all challenges of an account. The caller holds the account's lock. */
export const deleteChallenges = (tx: Executor, userId: number) =>
  tx.execute(sql`delete from staff_challenges where user_id = ${userId}`)
