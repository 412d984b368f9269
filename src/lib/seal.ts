import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { payloadSecret } from './env'
import { acceptedSecrets } from './signature'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'secrets of authenticator apps', 32))

/** Encrypts a text. `unseal` can decrypt it only for the same `owner`, such as `account 7`. */
export function seal(text: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(payloadSecret()), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/**
 * Decrypts a text from `seal`. Returns null when the text is damaged, belongs to another owner, or
 * was sealed with a secret that is not in `secrets`.
 */
export function unseal(sealed: string, owner: string, secrets = acceptedSecrets()): string | null {
  for (const secret of secrets) {
    const text = decrypt(sealed, owner, keyOf(secret))
    if (text !== null) return text
  }
  return null
}

function decrypt(sealed: string, owner: string, key: Buffer): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
