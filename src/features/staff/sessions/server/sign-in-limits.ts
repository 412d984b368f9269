import 'server-only'
import { decrementCounters, resetCounters } from '@/lib/counters/counters'
import { countCall } from '@/lib/counters/limit'
import { clientAddress, networkOf } from '@/lib/http/client-address'
import { accountTag, findKnownDevice } from './known-device'

const WINDOW_S = 15 * 60
const DAY_S = 24 * 60 * 60

/**
 * The most attempts, and the seconds in which they are counted (decisions 017 and 020). `account`
 * counts by email address, `address` by network, `device` by known browser, `own` by signed-in
 * person. `code` and `codeOfDay` count codes in an unknown browser, by account.
 */
const LIMITS = {
  account: [10, WINDOW_S],
  address: [100, WINDOW_S],
  device: [10, WINDOW_S],
  own: [10, WINDOW_S],
  code: [10, WINDOW_S],
  codeOfDay: [50, DAY_S],
} as const satisfies Record<string, readonly [points: number, seconds: number]>

type Kind = keyof typeof LIMITS

/**
 * Takes the counted attempt back, or sets the counter of a known browser or signed-in person to
 * zero. Called when the password or code was right.
 */
type Refund = () => Promise<void>

const keyOf = (kind: Kind, whose: string) => `${kind}-tries:${whose}`

function countAttempt(kind: Kind, whose: string): Promise<number> {
  const [points, seconds] = LIMITS[kind]
  return countCall({ key: keyOf(kind, whose), points, seconds }, 'auth.too_many_attempts')
}

/**
 * Counts an attempt to sign in. Called before the password is checked, so that simultaneous
 * attempts count. A browser in which the account has signed in before is limited separately. Throws
 * `auth.too_many_attempts`.
 */
export async function countSignInAttempt(email: string, headers: Headers): Promise<Refund> {
  const key = deviceKey(email, headers)
  if (key) {
    await countAttempt('device', key)
  } else {
    await countAttempt('address', networkOf(clientAddress(headers)))
    await countAttempt('account', accountTag(email))
  }
  return () => refundSignInAttempts(email, headers)
}

function deviceKey(email: string, headers: Headers): string | null {
  const known = findKnownDevice(headers, email)
  return known && `${known} ${accountTag(email)}`
}

export async function refundSignInAttempts(email: string, headers: Headers): Promise<void> {
  const key = deviceKey(email, headers)
  if (key) return resetCounters([keyOf('device', key)])
  const network = networkOf(clientAddress(headers))
  await decrementCounters([keyOf('address', network), keyOf('account', accountTag(email))])
}

/**
 * Counts an attempt to enter a code after a right password, because six digits are soon guessed
 * when attempts are not limited. Throws `auth.too_many_attempts`.
 */
export async function countCodeAttempt(
  { id, email }: { id: number; email: string },
  headers: Headers,
): Promise<{ refund: Refund; left: number }> {
  const known = deviceKey(email, headers)
  if (known) {
    const key = `code ${known}`
    const left = await countAttempt('device', key)
    return { left, refund: () => resetCounters([keyOf('device', key)]) }
  }
  await countAttempt('codeOfDay', `${id}`)
  const left = await countAttempt('code', `${id}`)
  const refund = () => decrementCounters([keyOf('codeOfDay', `${id}`), keyOf('code', `${id}`)])
  return { left, refund }
}

/** Limits requests for a passkey, because each may store a row. Throws `auth.too_many_attempts`. */
export async function countPasskeyRequest(headers: Headers): Promise<void> {
  await countAttempt('address', `passkey ${networkOf(clientAddress(headers))}`)
}

export async function countPasswordAttempt(accountId: number): Promise<Refund> {
  await countAttempt('own', `${accountId}`)
  return () => resetCounters([keyOf('own', `${accountId}`)])
}

export async function countPasswordResetRequest(address: string): Promise<void> {
  await countAttempt('address', `link ${networkOf(address)}`)
}
