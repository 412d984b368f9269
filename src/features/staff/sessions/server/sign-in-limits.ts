import 'server-only'
import type { Pool } from 'pg'
import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import { pool } from '@/lib/database/db'
import { clientAddress, networkOf } from '@/lib/http/client-address'
import { sharedLimiter, spend } from '@/lib/http/rate-limit'
import { accountTag, knownDevice } from './known-device'

const WINDOW_S = 15 * 60
const DAY_S = 24 * 60 * 60

/** Wrong tries in so many seconds (decision 017; codes of a second factor: 020). */
const LIMITS = {
  account: [10, WINDOW_S],
  address: [100, WINDOW_S],
  device: [10, WINDOW_S],
  own: [10, WINDOW_S],
  link: [10, WINDOW_S],
  code: [10, WINDOW_S],
  codeOfDay: [50, DAY_S],
} as const satisfies Record<string, readonly [points: number, duration: number]>

type Kind = keyof typeof LIMITS
type Limiters = Record<Kind, RateLimiterPostgres>

const made = new WeakMap<Pool, Limiters>()

async function limiters(): Promise<Limiters> {
  const storeClient = await pool()
  const known = made.get(storeClient)
  if (known) return known
  const all = Object.fromEntries(
    Object.entries(LIMITS).map(([kind, [points, duration]]) => {
      const keyPrefix = `${kind}-tries`
      return [kind, sharedLimiter(storeClient, { keyPrefix, points, duration })]
    }),
  ) as Limiters
  made.set(storeClient, all)
  return all
}

/** Taken back when the password was right: a right try costs nothing. */
type GiveBack = () => Promise<void>

const REFUSAL = 'auth.too_many_attempts'

/**
 * Counts a try before the password is looked at, so that many at once cannot slip through. A browser
 * that has been signed in to the account counts by itself; all others count together, by the account
 * whether or not there is one, and by where they come from.
 * @throws AppError `auth.too_many_attempts`
 */
export async function spendSignIn(email: string, headers: Headers): Promise<GiveBack> {
  const { account, address, device } = await limiters()
  const key = deviceKey(email, headers)
  if (key) {
    await spend(device, key, REFUSAL)
  } else {
    await spend(address, networkOf(clientAddress(headers)), REFUSAL)
    await spend(account, accountTag(email), REFUSAL)
  }
  return () => giveBackSignIn(email, headers)
}

function deviceKey(email: string, headers: Headers): string | null {
  const known = knownDevice(headers, email)
  return known && `${known} ${accountTag(email)}`
}

/** After the last step of a sign-in that a right password began. */
export async function giveBackSignIn(email: string, headers: Headers): Promise<void> {
  const { account, address, device } = await limiters()
  const key = deviceKey(email, headers)
  if (key) return void (await device.delete(key))
  await address.reward(networkOf(clientAddress(headers)))
  await account.reward(accountTag(email))
}

/**
 * Counts a try at a code after a right password, in the same way: six digits are soon guessed
 * through without an end to it. `left`: how many there are after this one.
 * @throws AppError `auth.too_many_attempts`
 */
export async function spendCodeTry(
  { id, email }: { id: number; email: string },
  headers: Headers,
): Promise<{ giveBack: GiveBack; left: number }> {
  const { code, codeOfDay, device } = await limiters()
  const known = deviceKey(email, headers)
  if (known) {
    const key = `code ${known}`
    const left = await spend(device, key, REFUSAL)
    return { left, giveBack: async () => void (await device.delete(key)) }
  }
  await spend(codeOfDay, `${id}`, REFUSAL)
  const left = await spend(code, `${id}`, REFUSAL)
  const giveBack = async () => {
    await codeOfDay.reward(`${id}`)
    await code.reward(`${id}`)
  }
  return { left, giveBack }
}

/** Counts a question for what a passkey has to sign: each leaves a row for some minutes. */
export async function spendPasskeyQuestion(headers: Headers): Promise<void> {
  const { address } = await limiters()
  await spend(address, `passkey ${networkOf(clientAddress(headers))}`, REFUSAL)
}

/** Counts a try at the current password by somebody who is signed in. */
export async function spendOwnPassword(accountId: number): Promise<GiveBack> {
  const { own } = await limiters()
  await spend(own, `${accountId}`, REFUSAL)
  return async () => void (await own.delete(`${accountId}`))
}

/** Counts a wish for a reset link: nobody's mailbox is filled, no address asks for everybody's. */
export async function spendLink(email: string, address: string): Promise<void> {
  const { link, address: perAddress } = await limiters()
  await spend(perAddress, `link ${networkOf(address)}`, REFUSAL)
  await spend(link, accountTag(email), REFUSAL)
}
