import 'server-only'
import { db, type Executor, query, type SQL, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { type LockedAccount, withLockedAccount } from '../../server/account-lock'
import { requiresFactor } from '../../server/factor-requirement'
import { requireUnchangedPassword, verifyOwnPassword } from '../../sessions/server/own-password'
import { finishFactorChange, type SignedInRequest } from './changed-factors'
import { listPasskeys } from './data'
import { countFactors } from './own-factors'
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes'

async function changeOwn<T>(
  password: string,
  { actor }: SignedInRequest,
  work: (tx: Executor, account: LockedAccount) => Promise<T>,
): Promise<T> {
  const checked = await verifyOwnPassword(password, actor, 'password')
  return withLockedAccount(actor.id, (tx, account) => {
    requireUnchangedPassword(checked, account, 'password')
    return work(tx, account)
  })
}

/**
 * Deletes the recovery codes when no factor is left. Throws `factor.last_required` when the role
 * requires one.
 */
async function afterRemoval(tx: Executor, { id, role }: LockedAccount): Promise<void> {
  if ((await countFactors(tx, id)) > 0) return
  if (await requiresFactor(tx, role)) throw new AppError('factor.last_required')
  await deleteRecoveryCodes(tx, id)
}

async function deleteOne(tx: Executor, statement: SQL): Promise<string | undefined> {
  const [gone] = await query<{ name?: string }>(tx, statement)
  if (!gone) throw new AppError('factor.not_found')
  return gone.name
}

/**
 * Removes the person's own authenticator app. Returns `Set-Cookie` lines. Throws `factor.not_found`
 * and `factor.last_required`.
 */
export const removeAuthenticator = (password: string, at: SignedInRequest): Promise<string[]> =>
  changeOwn(password, at, async (tx, account) => {
    const { id } = account
    await deleteOne(tx, sql`delete from staff_authenticators where user_id = ${id} returning id`)
    await afterRemoval(tx, account)
    return finishFactorChange(tx, account, 'authenticator_removed', at)
  })

/**
 * Removes one of the person's own passkeys. Returns `Set-Cookie` lines. Throws `factor.not_found`
 * and `factor.last_required`.
 */
export async function removePasskey(
  passkeyId: number | null,
  password: string,
  at: SignedInRequest,
): Promise<string[]> {
  const known = await listPasskeys(await db(), at.actor.id)
  if (!known.some(({ id }) => id === passkeyId)) throw new AppError('factor.not_found')
  return changeOwn(password, at, async (tx, account) => {
    const name = await deleteOne(
      tx,
      sql`delete from staff_passkeys where id = ${passkeyId} and user_id = ${account.id}
          returning name`,
    )
    await afterRemoval(tx, account)
    return finishFactorChange(tx, account, 'passkey_removed', at, name)
  })
}

export const renewRecoveryCodes = (
  password: string,
  at: SignedInRequest,
): Promise<{ recoveryCodes: string[]; cookies: string[] }> =>
  changeOwn(password, at, async (tx, account) => {
    if ((await countFactors(tx, account.id)) === 0) throw new AppError('factor.none')
    const recoveryCodes = await replaceRecoveryCodes(tx, account.id)
    return {
      recoveryCodes,
      cookies: await finishFactorChange(tx, account, 'recovery_codes_made', at),
    }
  })
