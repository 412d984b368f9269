import type { pbkdf2 } from 'node:crypto'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

type Derive = typeof pbkdf2

const derived = new Map<string, Buffer>()
let isRemembering = true

/**
 * Wraps `pbkdf2` so that equal inputs are derived only once. The 600,000 rounds of each sign-in
 * would otherwise take most of the API tests' time. The keys are the same as without this wrapper.
 */
export const cacheDerivedKeys =
  (derive: Derive): Derive =>
  (password, salt, rounds, length, digest, done) => {
    const inputs = JSON.stringify([password, salt, rounds, length, digest])
    const known = isRemembering && derived.get(inputs)
    if (known) return setImmediate(done, null, Buffer.from(known))
    derive(password, salt, rounds, length, digest, (error, key) => {
      if (!error) derived.set(inputs, Buffer.from(key))
      done(error, key)
    })
  }

const judged = new Map<string, ReturnType<ZxcvbnFactory['check']>>()

/**
 * Wraps the check of passwords against lists of common ones, so that equal passwords are looked up
 * only once. Tests set the same few passwords again and again.
 */
export const cachePasswordChecks = (Factory: typeof ZxcvbnFactory) =>
  class extends Factory {
    override check(...inputs: Parameters<ZxcvbnFactory['check']>) {
      const key = JSON.stringify(inputs)
      const known = judged.get(key) ?? super.check(...inputs)
      judged.set(key, known)
      return known
    }
  }

/**
 * With `true`, each check of a password derives its key again and so takes as long as in
 * production. For tests of what happens during such a check. `false` ends this.
 */
export const setSlowHashing = (takesTime: boolean) => {
  isRemembering = !takesTime
}
