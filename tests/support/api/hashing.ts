import type { pbkdf2 } from 'node:crypto'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

type Derive = typeof pbkdf2

const derived = new Map<string, Buffer>()
let isRemembering = true

/**
 * Derives each key once, because the 600,000 rounds of every sign-in would take most of these
 * tests' time. The keys are the product's.
 */
export const derivingOnce =
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

/** Looks each password up in the lists of common ones once; tests set the same few again and again. */
export const judgingOnce = (Factory: typeof ZxcvbnFactory) =>
  class extends Factory {
    override check(...inputs: Parameters<ZxcvbnFactory['check']>) {
      const key = JSON.stringify(inputs)
      const known = judged.get(key) ?? super.check(...inputs)
      judged.set(key, known)
      return known
    }
  }

/** For files whose subject is what happens while a password is checked: each check takes its time. */
export const takeTimeToHash = (takesTime: boolean) => {
  isRemembering = !takesTime
}
