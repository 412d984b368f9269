import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import type { AuditAction } from '@/lib/audit/sentences'
import type { Executor } from '@/lib/database/db'
import type { SignedInActor } from '@/lib/http/route'
import type { OwnerNotice } from '@/lib/queue/jobs'
import type { LockedAccount } from '../../server/account-lock'
import { notifyOwner } from '../../server/owner-notices'
import { clearChallengeCookie } from '../../sessions/server/challenges'
import { renewSession } from '../../sessions/server/opened-session'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes'

type Change = Extract<
  OwnerNotice,
  `${'authenticator' | 'passkey'}_${string}` | 'recovery_codes_made'
>

export interface SignedInRequest {
  actor: SignedInActor
  headers: Headers
}

/**
 * Renews the session, logs the change and informs the account's owner. The caller holds the
 * account's lock. Returns `Set-Cookie` lines for the new session and for the end of the challenge.
 */
export async function finishFactorChange(
  tx: Executor,
  account: LockedAccount,
  change: Change,
  { actor, headers }: SignedInRequest,
  detail?: string,
): Promise<string[]> {
  const cookie = await renewSession(tx, account, actor, headers)
  const action: AuditAction = `staff.${change}`
  await recordAudit({ action, actor, detail }, tx)
  await notifyOwner(tx, account.id, change)
  return [cookie, clearChallengeCookie(headers)]
}

export async function createFirstRecoveryCodes(
  tx: Executor,
  userId: number,
): Promise<string[] | null> {
  return (await countRecoveryCodes(tx, userId)) === 0 ? replaceRecoveryCodes(tx, userId) : null
}
