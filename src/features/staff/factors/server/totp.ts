import 'server-only'
import { Secret, TOTP } from 'otpauth'

/** The defaults of RFC 6238; not all authenticator apps support others. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** The length of a SHA-1 hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** The steps before and after the current one are accepted too, because clocks differ. */
const WINDOW = 1

export const isAppCode = (code: string): boolean => /^[0-9]{6}$/.test(code)

/** Returns a new secret in base32, the format that authenticator apps read. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Returns the `otpauth://` address that an authenticator app reads from a QR code. */
export const appAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...SETTINGS, secret, issuer, label }).toString()

/**
 * Returns the time step of a code, counted in 30 s since 1970; null when the code is wrong, or is
 * not of the current step or one beside it.
 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  // Anything but six digits is refused here, because the library throws on it.
  if (!isAppCode(code)) return null
  const totp = new TOTP({ ...SETTINGS, secret })
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}

/** The owner to whom an authenticator app's secret is bound when it is encrypted (lib/seal.ts). */
export const ownerOfSecret = (accountId: number): string => `account ${accountId}`
