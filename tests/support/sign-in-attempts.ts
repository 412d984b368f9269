import { pool } from '@/lib/database/db'

const WINDOW_MS = 15 * 60 * 1000

/**
 * As if this many attempts had been counted just now: really making them costs a hashed password
 * each. Keys are `sign-in:{address} {email}` and `sign-in-ip:{address}`.
 */
export async function countAttempts(key: string, points: number): Promise<void> {
  const statement = 'insert into rate_limits (key, points, expire) values ($1, $2, $3)'
  await (await pool()).query(statement, [key, points, Date.now() + WINDOW_MS])
}
