import 'server-only'
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

export interface PasswordHash {
  salt: string
  hash: string
}

/** The prefix that Payload writes too, so that one check reads both Payload's hashes and ours. */
const PREFIX = 'pbkdf2-sha256-v1:'
/** The number that OWASP recommends. */
const ITERATIONS = 600_000
const KEY_BYTES = 32
const SALT_BYTES = 32

/** Node has four threads for hashing, files and DNS. This leaves two free during many sign-ins. */
const limit = pLimit(2)

const derive = (password: string, salt: string) =>
  limit(() => promisify(pbkdf2)(password, salt, ITERATIONS, KEY_BYTES, 'sha256'))

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return { salt, hash: PREFIX + (await derive(password, salt)).toString('hex') }
}

/**
 * The hash to compare with when no account exists. Without it, an unknown email address would be
 * refused sooner.
 */
const NO_ACCOUNT: PasswordHash = {
  salt: 'no such account',
  hash: PREFIX + '0'.repeat(KEY_BYTES * 2),
}

export async function isRightPassword(password: string, kept?: PasswordHash): Promise<boolean> {
  const { salt, hash } = kept ?? NO_ACCOUNT
  const derived = await derive(password, salt)
  const expected = Buffer.from(hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : '', 'hex')
  return kept !== undefined && expected.length === KEY_BYTES && timingSafeEqual(derived, expected)
}
