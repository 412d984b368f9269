import 'server-only'
import { decrementCounters, resetCounters } from '@/lib/counters/counters'
import { countCall } from '@/lib/counters/limit'
import { clientAddress, networkOf } from '@/lib/http/client-address'
import { accountTag, findKnownDevice } from './known-device'

const WINDOW_S = 15 * 60
const DAY_S = 24 * 60 * 60

/**
 * The most attempts, and the seconds in which they are counted (decision 017; codes: 020).
 * Right passwords and codes are taken back.
 * - `account`: passwords per email address.
 * - `address`: passwords per network, and separately passkey challenges and requests for reset
 *   links.
 * - `device`: passwords per browser known to the account, and separately codes of its second
 *   factor.
 * - `own`: a signed-in person's password, asked for again.
 * - `code`, `codeOfDay`: codes of a second factor in browsers not known to the account.
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

/** Takes the attempt back, or resets the counter; called when the password or code was right. */
type Refund = () => Promise<void>

const keyOf = (kind: Kind, whose: string) => `${kind}-tries:${whose}`

/**
 * Counts one attempt.
 * @returns how many attempts are left
 * @throws AppError `auth.too_many_attempts`
 */
function countAttempt(kind: Kind, whose: string): Promise<number> {
  const [points, seconds] = LIMITS[kind]
  return countCall({ key: keyOf(kind, whose), points, seconds }, 'auth.too_many_attempts')
}

/**
 * Counts an attempt to sign in. Called before the password is checked, so that simultaneous
 * attempts are all counted. A browser in which this account has signed in before has its own limit;
 * all others share one limit per email address (with or without an account) and one per network.
 * @throws AppError `auth.too_many_attempts`
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

/** Takes the attempt of a completed sign-in back; resets the counter of a known browser. */
export async function refundSignInAttempts(email: string, headers: Headers): Promise<void> {
  const key = deviceKey(email, headers)
  if (key) return resetCounters([keyOf('device', key)])
  const network = networkOf(clientAddress(headers))
  await decrementCounters([keyOf('address', network), keyOf('account', accountTag(email))])
}

/**
 * Counts an attempt at a code after the password was right; without a limit six digits are soon
 * guessed. Returns how many attempts are left, and the refund of this one.
 * @throws AppError `auth.too_many_attempts`
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

/**
 * Counts a request for a passkey challenge, because each one stores a row.
 * @throws AppError `auth.too_many_attempts`
 */
export async function countPasskeyRequest(headers: Headers): Promise<void> {
  await countAttempt('address', `passkey ${networkOf(clientAddress(headers))}`)
}

/**
 * Counts an attempt of a signed-in person to repeat the current password.
 * @throws AppError `auth.too_many_attempts`
 */
export async function countPasswordAttempt(accountId: number): Promise<Refund> {
  await countAttempt('own', `${accountId}`)
  return () => resetCounters([keyOf('own', `${accountId}`)])
}

/**
 * Counts a request for a reset link from one network.
 * @throws AppError `auth.too_many_attempts`
 */
export async function countResetRequest(address: string): Promise<void> {
  await countAttempt('address', `link ${networkOf(address)}`)
}
