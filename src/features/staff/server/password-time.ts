import 'server-only'
import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

/** Payload's own password hashing, spent on nothing: an unknown address must not answer sooner. */
const ITERATIONS = 600_000
const KEY_BYTES = 32

export async function spendPasswordTime(password: string): Promise<void> {
  await promisify(pbkdf2)(password, 'no such account', ITERATIONS, KEY_BYTES, 'sha256')
}
