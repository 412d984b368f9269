import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { type Executor, query, sql } from '@/lib/database/sql'
import { RECOVERY_CODE_COUNT } from '../../constants'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/**
 * The number of characters in a code. They have 120 random bits, so a fast hash is enough (ASVS
 * 6.5.2).
 */
const LENGTH = 24
const GROUP = /.{6}(?=.)/g

function makeCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replace(GROUP, '$&-')
}

const normalise = (typed: string) =>
  typed.toLowerCase().replace(/[il]/g, '1').replace(/o/g, '0').replace(/[\s-]/g, '')

const hashOf = (code: string) => createHash('sha256').update(normalise(code)).digest('hex')

/**
 * Replaces the account's recovery codes and returns the new ones. The caller holds the account's
 * lock.
 */
export async function replaceRecoveryCodes(tx: Executor, userId: number): Promise<string[]> {
  await deleteRecoveryCodes(tx, userId)
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, makeCode)
  const rows = codes.map((code) => sql`(${userId}, ${hashOf(code)})`)
  await tx.execute(sql`
    insert into staff_recovery_codes (user_id, hash) values ${sql.join(rows, sql`, `)}`)
  return codes
}

export async function consumeRecoveryCode(
  tx: Executor,
  userId: number,
  code: string,
): Promise<boolean> {
  const spent = await query(
    tx,
    sql`delete from staff_recovery_codes
        where user_id = ${userId} and hash = ${hashOf(code)} returning id`,
  )
  return spent.length > 0
}

export async function countRecoveryCodes(on: Executor, userId: number): Promise<number> {
  const [row] = await query<{ left: number }>(
    on,
    sql`select count(*)::int as left from staff_recovery_codes where user_id = ${userId}`,
  )
  return row?.left ?? 0
}

export const deleteRecoveryCodes = (tx: Executor, userId: number) =>
  tx.execute(sql`delete from staff_recovery_codes where user_id = ${userId}`)
