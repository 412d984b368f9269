import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { db, type Executor, query, type SQL, sql } from '@/lib/database/db'
import { AppError, type ErrorCode } from '@/lib/errors'
import { INVITATION_LIFETIME_MS, RESET_LIFETIME_MS } from '../constants'

type TokenPurpose = 'invitation' | 'password_reset'

const LIFETIME_MS = {
  invitation: INVITATION_LIFETIME_MS,
  password_reset: RESET_LIFETIME_MS,
} as const satisfies Record<TokenPurpose, number>

const REFUSALS = {
  invitation: ['invitation.unknown', 'invitation.used', 'invitation.expired'],
  password_reset: ['reset.unknown', 'reset.used', 'reset.expired'],
} as const satisfies Record<TokenPurpose, readonly [ErrorCode, ErrorCode, ErrorCode]>

const TOKEN_BYTES = 32
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export async function issueLinkToken(userId: number, purpose: TokenPurpose): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(Date.now() + LIFETIME_MS[purpose]).toISOString()
  const on = await db()
  await on.execute(sql`
    insert into staff_tokens (user_id, purpose, hash, expires_at)
    values (${userId}, ${purpose}::enum_staff_tokens_purpose, ${hashOf(token)}, ${expiresAt})`)
  return token
}

interface TokenRow {
  id: number
  userId: number
  expiresAt: string
  usedAt: string | null
}

/**
 * Returns the ids of the token and its account. Throws `invitation.*` or `reset.*` when the token
 * is unknown, used or expired.
 */
export async function readLinkToken(token: string, purpose: TokenPurpose, on?: Executor) {
  const [unknown, used, expired] = REFUSALS[purpose]
  const [row] = await query<TokenRow>(
    on ?? (await db()),
    sql`select id, user_id as "userId", expires_at as "expiresAt", used_at as "usedAt"
        from staff_tokens
        where hash = ${hashOf(token)} and purpose = ${purpose}::enum_staff_tokens_purpose`,
  )
  if (!row) throw new AppError(unknown)
  if (row.usedAt) throw new AppError(used)
  if (new Date(row.expiresAt).getTime() <= Date.now()) throw new AppError(expired)
  return { id: row.id, userId: row.userId }
}

const changeOpenTokens =
  (change: () => SQL) => async (userId: number, purpose: TokenPurpose, on?: Executor) => {
    await (on ?? (await db())).execute(sql`
    update staff_tokens set ${change()}
    where user_id = ${userId} and purpose = ${purpose}::enum_staff_tokens_purpose
      and used_at is null`)
  }

export const markLinkTokensUsed = changeOpenTokens(() => sql`used_at = now()`)

export const expireLinkTokens = changeOpenTokens(
  () => sql`expires_at = ${new Date().toISOString()}`,
)
