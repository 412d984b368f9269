import 'server-only'
import { type Role, rolesThatMay } from '@/lib/access'
import { type Executor, query, type SQL, sql } from '@/lib/database/sql'

/** Returns an SQL condition that is true when the account has an authenticator app or a passkey. */
export const hasFactorCondition = (userId: SQL): SQL => sql`(
  exists (select from staff_authenticators where user_id = ${userId})
  or exists (select from staff_passkeys where user_id = ${userId}))`

const now = () => new Date().toISOString()

export async function requiresFactor(on: Executor, role: Role): Promise<boolean> {
  const rows = await query(
    on,
    sql`select id from staff_factor_roles
        where role = ${role} and (required_from is null or required_from <= ${now()})`,
  )
  return rows.length > 0
}

interface MissingFactor {
  lacksFactor: boolean
  factorDueAt: string | null
}

export async function findMissingFactor(
  on: Executor,
  { id, role }: { id: number; role: Role },
): Promise<MissingFactor> {
  const [rule] = await query<{ from: string | null }>(
    on,
    sql`select required_from as from from staff_factor_roles
        where role = ${role} and not ${hasFactorCondition(sql`${id}::int`)}`,
  )
  if (!rule) return { lacksFactor: false, factorDueAt: null }
  const isDue = rule.from === null || rule.from <= now()
  return { lacksFactor: isDue, factorDueAt: isDue ? null : rule.from }
}

/** A second factor is required this many days after the setup of a new portal. */
const GRACE_DAYS = 7

/**
 * Requires a second factor of the roles that may read registrations, from `GRACE_DAYS` on. Called
 * once, when a new portal is set up.
 */
export async function requireFactorsLater(on: Executor): Promise<void> {
  const from = new Date(Date.now() + GRACE_DAYS * 24 * 60 * 60 * 1000).toISOString()
  for (const role of rolesThatMay('submissions.read')) {
    await on.execute(sql`
      insert into staff_factor_roles (role, required_from) values (${role}, ${from})
      on conflict (role) do nothing`)
  }
}
