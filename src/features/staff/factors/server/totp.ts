import 'server-only'
import { Secret, TOTP } from 'otpauth'

/** The defaults of RFC 6238; not all authenticator apps support others. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** The length of a SHA-1 hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/**
 * Codes of this many steps before and after the current step are accepted, because clocks differ.
 */
const WINDOW = 1

export const isAppCode = (code: string): boolean => /^[0-9]{6}$/.test(code)

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

export const otpauthUrl = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...SETTINGS, secret, issuer, label }).toString()

/**
 * Returns the number of the code's 30-second step since 1970; null when the code is wrong, too old
 * or too new.
 */
export function timeStepOfCode(secret: string, code: string, now = Date.now()): number | null {
  // The library throws on anything but six digits.
  if (!isAppCode(code)) return null
  const totp = new TOTP({ ...SETTINGS, secret })
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}

/** Returns the owner to whom lib/seal.ts binds the encrypted secret. */
export const ownerOfSecret = (accountId: number): string => `account ${accountId}`
