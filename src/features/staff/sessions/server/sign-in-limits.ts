import 'server-only'
import { forgetCounts, uncount } from '@/lib/counters/counters'
import { spend } from '@/lib/counters/limit'
import { clientAddress, networkOf } from '@/lib/http/client-address'
import { accountTag, knownDevice } from './known-device'

const WINDOW_S = 15 * 60
const DAY_S = 24 * 60 * 60

/** Failed tries per seconds (decision 017; codes of a second factor: 020). */
const LIMITS = {
  account: [10, WINDOW_S],
  address: [100, WINDOW_S],
  device: [10, WINDOW_S],
  own: [10, WINDOW_S],
  link: [10, WINDOW_S],
  code: [10, WINDOW_S],
  codeOfDay: [50, DAY_S],
} as const satisfies Record<string, readonly [points: number, seconds: number]>

type Kind = keyof typeof LIMITS

/** Called when the password was right: a right try costs nothing. */
type GiveBack = () => Promise<void>

const keyOf = (kind: Kind, whose: string) => `${kind}-tries:${whose}`

/** @returns how many are left. @throws AppError `auth.too_many_attempts` */
function spendTry(kind: Kind, whose: string): Promise<number> {
  const [points, seconds] = LIMITS[kind]
  return spend({ key: keyOf(kind, whose), points, seconds }, 'auth.too_many_attempts')
}

/**
 * Counts a try before the password is looked at, so that many at once cannot slip through. A browser
 * that has been signed in to the account counts by itself; all others count together, by the account
 * whether or not there is one, and by where they come from.
 * @throws AppError `auth.too_many_attempts`
 */
export async function spendSignIn(email: string, headers: Headers): Promise<GiveBack> {
  const key = deviceKey(email, headers)
  if (key) {
    await spendTry('device', key)
  } else {
    await spendTry('address', networkOf(clientAddress(headers)))
    await spendTry('account', accountTag(email))
  }
  return () => giveBackSignIn(email, headers)
}

function deviceKey(email: string, headers: Headers): string | null {
  const known = knownDevice(headers, email)
  return known && `${known} ${accountTag(email)}`
}

/** After the last step of a sign-in that a right password began. */
export async function giveBackSignIn(email: string, headers: Headers): Promise<void> {
  const key = deviceKey(email, headers)
  if (key) return forgetCounts([keyOf('device', key)])
  const network = networkOf(clientAddress(headers))
  await uncount([keyOf('address', network), keyOf('account', accountTag(email))])
}

/**
 * Counts a try at a code after a right password, in the same way: without a limit six
 * digits are soon guessed. `left`: how many tries remain after this one.
 * @throws AppError `auth.too_many_attempts`
 */
export async function spendCodeTry(
  { id, email }: { id: number; email: string },
  headers: Headers,
): Promise<{ giveBack: GiveBack; left: number }> {
  const known = deviceKey(email, headers)
  if (known) {
    const key = `code ${known}`
    const left = await spendTry('device', key)
    return { left, giveBack: () => forgetCounts([keyOf('device', key)]) }
  }
  await spendTry('codeOfDay', `${id}`)
  const left = await spendTry('code', `${id}`)
  const giveBack = () => uncount([keyOf('codeOfDay', `${id}`), keyOf('code', `${id}`)])
  return { left, giveBack }
}

/** Counts a request for a passkey challenge: each leaves a row for some minutes. */
export async function spendPasskeyQuestion(headers: Headers): Promise<void> {
  await spendTry('address', `passkey ${networkOf(clientAddress(headers))}`)
}

/** Counts a try at the current password by somebody who is signed in. */
export async function spendOwnPassword(accountId: number): Promise<GiveBack> {
  await spendTry('own', `${accountId}`)
  return () => forgetCounts([keyOf('own', `${accountId}`)])
}

/** Counts a request for a reset link, so that nobody's mailbox is filled. */
export async function spendLink(email: string, address: string): Promise<void> {
  await spendTry('address', `link ${networkOf(address)}`)
  await spendTry('link', accountTag(email))
}
