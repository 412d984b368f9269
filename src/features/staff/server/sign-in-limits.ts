import 'server-only'
import type { Pool } from 'pg'
import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import { pool } from '@/lib/database/db'
import { clientAddress, networkOf } from '@/lib/http/client-address'
import { sharedLimiter, spend } from '@/lib/http/rate-limit'
import { accountTag, knownDevice } from './known-device'

/** Wrong tries in a quarter of an hour (decision 017). */
export const TRIES = { account: 10, address: 100, device: 10, own: 10, link: 10 } as const
const WINDOW_S = 15 * 60

type Kind = keyof typeof TRIES

const made = new WeakMap<Pool, Record<Kind, RateLimiterPostgres>>()

async function limiters(): Promise<Record<Kind, RateLimiterPostgres>> {
  const storeClient = await pool()
  const known = made.get(storeClient)
  if (known) return known
  const limiter = (kind: Kind) =>
    sharedLimiter(storeClient, {
      keyPrefix: `${kind}-tries`,
      points: TRIES[kind],
      duration: WINDOW_S,
    })
  const all = {
    account: limiter('account'),
    address: limiter('address'),
    device: limiter('device'),
    own: limiter('own'),
    link: limiter('link'),
  }
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
  const known = knownDevice(headers, email)
  if (known) {
    const key = `${known} ${accountTag(email)}`
    await spend(device, key, REFUSAL)
    return async () => void (await device.delete(key))
  }
  const network = networkOf(clientAddress(headers))
  await spend(address, network, REFUSAL)
  await spend(account, accountTag(email), REFUSAL)
  return async () => {
    await address.reward(network)
    await account.reward(accountTag(email))
  }
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
