import 'server-only'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with its defaults, which every app supports. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** As long as the hash, which RFC 4226 recommends. */
const SECRET_BYTES = 20
/** Clocks differ, so the step before and the one after are accepted too. */
const WINDOW = 1

export const isAppCode = (code: string): boolean => /^[0-9]{6}$/.test(code)

/** A new secret in base32, the format that apps read. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The `otpauth://` address that an app reads from a QR code. */
export const appAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...SETTINGS, secret, issuer, label }).toString()

/**
 * Returns the step (30 s since 1970) that a code belongs to; null when it is of no step around now.
 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  // The library throws on other characters of the same length.
  if (!isAppCode(code)) return null
  const totp = new TOTP({ ...SETTINGS, secret })
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}
