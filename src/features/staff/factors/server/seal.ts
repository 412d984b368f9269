import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { payloadSecret } from '@/lib/env'
import { acceptedSecrets } from '@/lib/signature'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'secrets of authenticator apps', 32))

const ownerOf = (accountId: number) => Buffer.from(`account ${accountId}`)

/**
 * Encrypts a secret with the portal's key and the account's id: a copy of the database does not
 * reveal it, and it is useless in another account's row.
 */
export function seal(text: string, accountId: number): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(payloadSecret()), nonce).setAAD(ownerOf(accountId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/**
 * Decrypts a secret; null when it was encrypted for another account, or neither with the current nor
 * with the previous key.
 */
export function unseal(sealed: string, accountId: number): string | null {
  for (const secret of acceptedSecrets()) {
    const text = decrypt(sealed, accountId, keyOf(secret))
    if (text !== null) return text
  }
  return null
}

function decrypt(sealed: string, accountId: number, key: Buffer): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(ownerOf(accountId)).setAuthTag(tag)
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
