import 'server-only'
import { db, type Executor } from '@/lib/database/db'
import type { SignedInActor } from '@/lib/http/route'
import { requiresFactor } from '../../server/factor-requirement'
import type { AccountFactors, PasskeySummary } from '../schema'
import { findAuthenticator, listPasskeys, type Passkey } from './data'
import { countRecoveryCodes } from './recovery-codes'

const present = ({ id, name, createdAt, lastUsedAt, rpId }: Passkey): PasskeySummary => ({
  id,
  name,
  addedAt: createdAt,
  lastUsedAt,
  host: rpId,
})

export async function getFactors({ id, role }: SignedInActor): Promise<AccountFactors> {
  const on = await db()
  const authenticator = await findAuthenticator(on, id)
  return {
    authenticator: authenticator && { addedAt: authenticator.createdAt },
    passkeys: (await listPasskeys(on, id)).map(present),
    recoveryCodesLeft: await countRecoveryCodes(on, id),
    required: await requiresFactor(on, role),
  }
}

/** Counts authenticator app and passkeys, but not recovery codes. */
export async function countFactors(on: Executor, userId: number): Promise<number> {
  const authenticator = await findAuthenticator(on, userId)
  return (await listPasskeys(on, userId)).length + (authenticator ? 1 : 0)
}
