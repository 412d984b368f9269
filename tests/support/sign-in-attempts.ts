import { accountTag } from '@/features/staff/sessions/server/known-device'
import { pool } from '@/lib/database/db'
import { networkOf } from '@/lib/http/client-address'

const WINDOW_MS = 15 * 60 * 1000

/**
 * Writes a counter of attempts to the database. Real attempts would each check a password, which is
 * slow.
 */
async function count(key: string, points: number): Promise<void> {
  const statement = 'insert into rate_limits (key, points, expire) values ($1, $2, $3)'
  await (await pool()).query(statement, [key, points, Date.now() + WINDOW_MS])
}

export const setAttemptsForAccount = (email: string, points: number) =>
  count(`account-tries:${accountTag(email)}`, points)

export const setAttemptsForIpAddress = (address: string, points: number) =>
  count(`address-tries:${networkOf(address)}`, points)
