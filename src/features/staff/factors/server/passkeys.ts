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

/** What the browser is asked to sign, or to make a key for, as JSON. */
export type CreationOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>
export type RequestOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>

interface Person {
  id: number
  name: string
  email: string
}

const toDescriptor = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports })

/** Asks for a key that can stand for the password too, where the device can make one. */
export const creationOptions = (
  { id, name, email }: Person,
  { rpId }: RelyingParty,
  site: string,
  known: readonly Passkey[],
): Promise<CreationOptions> =>
  generateRegistrationOptions({
    rpName: site,
    rpID: rpId,
    userName: email,
    userDisplayName: name,
    // The same for all keys of an account, and nothing that names the person.
    userID: new Uint8Array(createHash('sha256').update(`staff account ${id}`).digest()),
    attestationType: 'none',
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })

/**
 * After the password: of these keys one. Instead of it: any key of this host that has made sure by
 * itself, with a PIN or a finger, who holds it.
 */
export const requestOptions = (
  { rpId }: RelyingParty,
  keys: readonly Passkey[] | null,
): Promise<RequestOptions> =>
  generateAuthenticationOptions({
    rpID: rpId,
    ...(keys && { allowCredentials: keys.map(toDescriptor) }),
    userVerification: keys ? 'preferred' : 'required',
  })

type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** The library says why in words for programmers, and each reason means the same to a person. */
const refused = (cause?: unknown) => new AppError('passkey.refused', { cause })

/** @throws AppError `passkey.refused` */
export async function readNewPasskey(
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

/** The key's counter after this signature. @throws AppError `passkey.refused` */
export async function checkSignature(
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
