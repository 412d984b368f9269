import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskeyInput, PasskeyAnswer } from '@/features/staff/factors/schema'
import { ORIGIN } from './api'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer | Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Bits of the flags in authenticator data (WebAuthn, section "authenticator data"). */
const PRESENT = 1
const VERIFIED = 4
const HAS_KEY = 64

interface Options {
  challenge: string
  rp?: { id?: string }
  rpId?: string
}

interface Ceremony {
  origin?: string
  verifies?: boolean
}

/** A simulated authenticator with one key (ES256). */
export class SoftwareKey {
  readonly id = base64url(randomBytes(32))
  /** Increased with each signature. A test sets it back to simulate a copied key. */
  counter = 0
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  private clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  private authenticatorData(rpId: string, flags: number, key = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, key])
  }

  private credential = () => ({
    id: this.id,
    rawId: this.id,
    type: 'public-key' as const,
    clientExtensionResults: {},
  })

  create({ challenge, rp }: Options, { origin = ORIGIN, verifies = true }: Ceremony = {}) {
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' })
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const key = Buffer.concat([Buffer.alloc(16), length, id, cose])
    const flags = PRESENT | HAS_KEY | (verifies ? VERIFIED : 0)
    const authData = this.authenticatorData(rp?.id ?? '', flags, key)
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    )
    const response: NewPasskeyInput['response'] = {
      ...this.credential(),
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ['usb'],
      },
    }
    return response
  }

  get({ challenge, rpId = '' }: Options, { origin = ORIGIN, verifies = true }: Ceremony = {}) {
    this.counter += 1
    const clientData = this.clientData('webauthn.get', challenge, origin)
    const data = this.authenticatorData(rpId, PRESENT | (verifies ? VERIFIED : 0))
    const signature = sign(
      'sha256',
      Buffer.concat([data, sha256(clientData)]),
      this.pair.privateKey,
    )
    const response: PasskeyAnswer = {
      ...this.credential(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      },
    }
    return response
  }
}
