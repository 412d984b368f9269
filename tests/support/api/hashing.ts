import type { pbkdf2 } from 'node:crypto'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

type Derive = typeof pbkdf2

const derived = new Map<string, Buffer>()
let isRemembering = true

/**
 * Caches derived keys, because the 600,000 rounds of each sign-in would take most of the API tests'
 * time.
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

/** Caches password checks, because tests set the same few passwords again and again. */
export const cachePasswordChecks = (Factory: typeof ZxcvbnFactory) =>
  class extends Factory {
    override check(...inputs: Parameters<ZxcvbnFactory['check']>) {
      const key = JSON.stringify(inputs)
      const known = judged.get(key) ?? super.check(...inputs)
      judged.set(key, known)
      return known
    }
  }

export const setSlowHashing = (takesTime: boolean) => {
  isRemembering = !takesTime
}
