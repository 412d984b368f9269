import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import type { AuditAction } from '@/lib/audit/sentences'
import type { Executor } from '@/lib/database/db'
import type { SignedInActor } from '@/lib/http/actor'
import type { OwnerNotice } from '@/lib/queue/jobs'
import type { LockedAccount } from '../../server/account-lock'
import { notifyOwner } from '../../server/owner-notices'
import { clearChallenge } from '../../sessions/server/challenges'
import { renewSession } from '../../sessions/server/opened-session'
import { countCodes, replaceCodes } from './recovery-codes'

type Change = Extract<
  OwnerNotice,
  `${'authenticator' | 'passkey'}_${string}` | 'recovery_codes_made'
>

/** A person at one of their own browsers. */
export interface AtBrowser {
  actor: SignedInActor
  headers: Headers
}

/**
 * Ends every change of factors: other sessions end, this one gets another id, the change is logged and
 * the owner notified; the caller holds the account's lock. Returns the `Set-Cookie` lines.
 */
export async function finishChange(
  tx: Executor,
  account: LockedAccount,
  change: Change,
  { actor, headers }: AtBrowser,
  detail?: string,
): Promise<string[]> {
  const cookie = await renewSession(tx, account, actor, headers)
  const action: AuditAction = `staff.${change}`
  await recordAudit({ action, actor, detail }, tx)
  await notifyOwner(tx, account.id, change)
  return [cookie, clearChallenge(headers)]
}

/** Codes for the loss of the first factor; null when there are some already. */
export async function firstCodes(tx: Executor, userId: number): Promise<string[] | null> {
  return (await countCodes(tx, userId)) === 0 ? replaceCodes(tx, userId) : null
}
