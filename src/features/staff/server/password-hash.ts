import 'server-only'
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** The salt and hash as the columns of `admin_users` hold them. */
export interface PasswordHash {
  salt: string
  hash: string
}

/**
 * The prefix that Payload writes before its hashes. Ours have the same one, so that one check reads
 * both.
 */
const PREFIX = 'pbkdf2-sha256-v1:'
/** As OWASP recommends. */
const ITERATIONS = 600_000
const KEY_BYTES = 32
const SALT_BYTES = 32

const derive = (password: string, salt: string) =>
  promisify(pbkdf2)(password, salt, ITERATIONS, KEY_BYTES, 'sha256')

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return { salt, hash: PREFIX + (await derive(password, salt)).toString('hex') }
}

/**
 * Compared with when no account exists; otherwise an unknown email address would be refused sooner.
 */
const NO_ACCOUNT: PasswordHash = {
  salt: 'no such account',
  hash: PREFIX + '0'.repeat(KEY_BYTES * 2),
}

/**
 * Whether a password is right. Takes the same time for every password, also when no account exists.
 */
export async function isPassword(password: string, kept?: PasswordHash): Promise<boolean> {
  const { salt, hash } = kept ?? NO_ACCOUNT
  const derived = await derive(password, salt)
  const expected = Buffer.from(hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : '', 'hex')
  return kept !== undefined && expected.length === KEY_BYTES && timingSafeEqual(derived, expected)
}
