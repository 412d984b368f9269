import 'server-only'
import type { Role, StaffStatus } from '@/lib/access'
import { type Executor, query, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'

export interface LockedAccount {
  id: number
  name: string
  email: string
  role: Role
  status: StaffStatus
  /** The password's hash; null before an invitation is accepted. */
  hash: string | null
}

/**
 * Locks the account for a transaction. `work` must use only `tx`: another connection could wait for
 * this lock forever. Throws `user.not_found`.
 */
export function withLockedAccount<T>(
  id: number,
  work: (tx: Executor, account: LockedAccount) => Promise<T>,
): Promise<T> {
  return transaction(async (tx) => {
    // `no key` lets others insert rows that only refer to the account, such as audit lines.
    const [account] = await query<LockedAccount>(
      tx,
      sql`select id, name, email, role, status, hash
          from admin_users where id = ${id} for no key update`,
    )
    if (!account) throw new AppError('user.not_found')
    return work(tx, account)
  })
}
