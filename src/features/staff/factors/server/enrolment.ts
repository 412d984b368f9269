import 'server-only'
import { getSiteName } from '@/lib/cms'
import { db, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { seal, unseal } from '@/lib/seal'
import { PASSKEYS_MAX } from '../../constants'
import { withLockedAccount } from '../../server/account-lock'
import { consumeChallenge, findChallenge, openChallenge } from '../../sessions/server/challenges'
import { verifyOwnPassword } from '../../sessions/server/own-password'
import type { AddedFactorResult, NewAuthenticator, NewPasskeyInput } from '../schema'
import {
  createFirstRecoveryCodes,
  finishFactorChange,
  type SignedInRequest,
} from './changed-factors'
import { listPasskeys } from './data'
import { type PasskeyCreationOptions, passkeyCreationOptions, verifyNewPasskey } from './passkeys'
import { getRelyingParty } from './relying-party'
import { newTotpSecret, otpauthUrl, ownerOfSecret, timeStepOfCode } from './totp'

/** A result with the `Set-Cookie` lines for the response. */
type WithCookies<T> = T & { cookies: string[] }

/**
 * Creates the secret for an authenticator app, which becomes a factor once one of its codes is
 * confirmed.
 */
export async function beginAuthenticatorSetup(
  password: string,
  { actor, headers }: SignedInRequest,
): Promise<WithCookies<NewAuthenticator>> {
  await verifyOwnPassword(password, actor, 'password')
  const secret = newTotpSecret()
  const cookie = await openChallenge(
    await db(),
    { purpose: 'authenticator', userId: actor.id, secret: seal(secret, ownerOfSecret(actor.id)) },
    headers,
  )
  const address = otpauthUrl(secret, await getSiteName(), actor.email)
  return { secret, address, cookies: [cookie] }
}

/**
 * Adds the authenticator app whose code was entered, and removes an earlier app. Throws
 * `factor.expired`, `factor.wrong_code`, `auth.required`.
 */
export function confirmAuthenticator(
  typed: string,
  { actor, headers }: SignedInRequest,
): Promise<WithCookies<AddedFactorResult>> {
  return withLockedAccount(actor.id, async (tx, account) => {
    const begun = await findChallenge(tx, headers, 'authenticator')
    const sealed = begun?.userId === actor.id ? begun.secret : null
    const secret = sealed && unseal(sealed, ownerOfSecret(actor.id))
    if (!secret) throw new AppError('factor.expired')
    const step = timeStepOfCode(secret, typed.replace(/[\s-]/g, ''))
    if (step === null) {
      const { message } = new AppError('factor.wrong_code')
      throw new AppError('factor.wrong_code', { fields: { code: message } })
    }
    await tx.execute(sql`
      insert into staff_authenticators (user_id, secret, last_step, created_at)
      values (${actor.id}, ${sealed}, ${step}, now())
      on conflict (user_id) do update set secret = excluded.secret,
        last_step = excluded.last_step, created_at = excluded.created_at`)
    const recoveryCodes = await createFirstRecoveryCodes(tx, actor.id)
    const cookies = await finishFactorChange(tx, account, 'authenticator_added', { actor, headers })
    return { recoveryCodes, cookies }
  })
}

export async function beginPasskeySetup(
  password: string,
  { actor, headers }: SignedInRequest,
): Promise<WithCookies<{ options: PasskeyCreationOptions }>> {
  const party = getRelyingParty(headers)
  await verifyOwnPassword(password, actor, 'password')
  const on = await db()
  const known = await listPasskeys(on, actor.id)
  if (known.length >= PASSKEYS_MAX) throw new AppError('passkey.too_many')
  const options = await passkeyCreationOptions(actor, party, await getSiteName(), known)
  const { challenge } = options
  const begun = { purpose: 'new_passkey', userId: actor.id, challenge } as const
  return { options, cookies: [await openChallenge(on, begun, headers)] }
}

export async function addPasskey(
  { name, response }: NewPasskeyInput,
  { actor, headers }: SignedInRequest,
): Promise<WithCookies<AddedFactorResult>> {
  const party = getRelyingParty(headers)
  const begun = await consumeChallenge(await db(), headers, ['new_passkey'])
  if (begun?.userId !== actor.id) throw new AppError('factor.expired')
  const key = await verifyNewPasskey(response, begun.challenge, party)
  return withLockedAccount(actor.id, async (tx, account) => {
    const added = await query(
      tx,
      sql`insert into staff_passkeys
            (user_id, rp_id, credential_id, public_key, counter, transports, name, created_at)
          values (${actor.id}, ${party.rpId}, ${key.credentialId}, ${key.publicKey},
            ${key.counter}, ${key.transports.join()}, ${name}, now())
          on conflict (credential_id) do nothing returning id`,
    )
    if (added.length === 0) throw new AppError('passkey.known')
    const recoveryCodes = await createFirstRecoveryCodes(tx, actor.id)
    const cookies = await finishFactorChange(tx, account, 'passkey_added', { actor, headers }, name)
    return { recoveryCodes, cookies }
  })
}
