import 'server-only'
import { createHash } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { AppError } from '@/lib/errors'
import type { NewPasskeyInput, PasskeyAnswer } from '../schema'
import type { Passkey } from './data'
import type { RelyingParty } from './relying-party'

export type PasskeyCreationOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>
export type PasskeyRequestOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>

interface Person {
  id: number
  name: string
  email: string
}

const toDescriptor = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports })

/**
 * Returns the options with which a browser creates a passkey. If the device supports it, the
 * passkey can also replace the password.
 */
export const passkeyCreationOptions = (
  { id, name, email }: Person,
  { rpId }: RelyingParty,
  site: string,
  known: readonly Passkey[],
): Promise<PasskeyCreationOptions> =>
  generateRegistrationOptions({
    rpName: site,
    rpID: rpId,
    userName: email,
    userDisplayName: name,
    // One value per account, without personal data.
    userID: new Uint8Array(createHash('sha256').update(`staff account ${id}`).digest()),
    attestationType: 'none',
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })

/**
 * Returns the options with which a passkey signs. If `keys` is null, any passkey of this host may
 * sign, but the device must verify the person.
 */
export const passkeyRequestOptions = (
  { rpId }: RelyingParty,
  keys: readonly Passkey[] | null,
): Promise<PasskeyRequestOptions> =>
  generateAuthenticationOptions({
    rpID: rpId,
    ...(keys && { allowCredentials: keys.map(toDescriptor) }),
    userVerification: keys ? 'preferred' : 'required',
  })

type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** One error for all reasons, because the library words them for programmers. */
const refused = (cause?: unknown) => new AppError('passkey.refused', { cause })

export async function verifyNewPasskey(
  response: NewPasskeyInput['response'],
  challenge: string,
  { origin, rpId }: RelyingParty,
): Promise<NewPasskey> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
  }).catch((error) => {
    throw refused(error)
  })
  if (!verified) throw refused()
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
  }
}

/** Verifies a signature and returns the passkey's new counter. Throws `passkey.refused`. */
export async function verifyPasskeySignature(
  response: PasskeyAnswer,
  passkey: Passkey,
  challenge: string,
  { origin, rpId }: RelyingParty,
  { mustVerifyPerson }: { mustVerifyPerson: boolean },
): Promise<number> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: mustVerifyPerson,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((error) => {
    throw refused(error)
  })
  if (!verified) throw refused()
  return authenticationInfo.newCounter
}
