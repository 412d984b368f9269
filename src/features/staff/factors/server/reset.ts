import 'server-only'
import { ROLES, type Role } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { fetchRows, query, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { SignedInActor } from '@/lib/http/route'
import { withLockedAccount } from '../../server/account-lock'
import { findStaffByEmail, staffAuditName } from '../../server/data'
import { notifyOwner } from '../../server/owner-notices'
import { deleteAllSessions } from '../../sessions/server/sessions'
import type { FactorRule, RolesRequiringFactor } from '../schema'
import { countFactors } from './own-factors'
import { deleteRecoveryCodes } from './recovery-codes'

interface Resetting {
  id: number | null
  name: string
  address: string
}

function removeFactors(userId: number, actor: Resetting): Promise<void> {
  return withLockedAccount(userId, async (tx, account) => {
    if ((await countFactors(tx, userId)) === 0) throw new AppError('factor.none_of_theirs')
    await tx.execute(sql`delete from staff_authenticators where user_id = ${userId}`)
    await tx.execute(sql`delete from staff_passkeys where user_id = ${userId}`)
    await deleteRecoveryCodes(tx, userId)
    await deleteAllSessions(tx, userId)
    await recordAudit(
      { action: 'staff.factors_reset', actor, subject: staffAuditName(account) },
      tx,
    )
    await notifyOwner(tx, userId, 'factors_reset', actor.name)
  })
}

export async function resetFactors(id: number, actor: SignedInActor): Promise<void> {
  if (id === actor.id) throw new AppError('factor.own_reset')
  await removeFactors(id, actor)
}

const AT_THE_MACHINE: Resetting = {
  id: null,
  name: 'Somebody at the server',
  address: 'this machine',
}

/**
 * Removes all second factors of an account and signs it out everywhere. Runs as `npm run ops --
 * reset-factor`, for a super admin whom no other super admin can help.
 */
export async function resetFactorsAsOperator(email: string): Promise<void> {
  const member = await findStaffByEmail(email.trim().toLowerCase())
  if (!member) throw new AppError('user.not_found')
  await removeFactors(member.id, AT_THE_MACHINE)
}

export async function getRolesRequiringFactor(): Promise<RolesRequiringFactor> {
  const rows = await fetchRows<{ role: Role; from: string | Date | null }>(
    sql`select role, required_from as from from staff_factor_roles`,
  )
  const later = rows.flatMap(({ role, from }) => {
    const at = from && new Date(from)
    return at && at.getTime() > Date.now() ? [[role, at.toISOString()] as const] : []
  })
  return {
    roles: ROLES.filter((role) => rows.some((row) => row.role === role)),
    from: Object.fromEntries(later),
  }
}

/**
 * Sets whether a role requires a second factor. People without one are asked to set it up; nobody
 * is locked out.
 */
export async function setFactorRule(
  { role, required }: FactorRule,
  actor: SignedInActor,
): Promise<RolesRequiringFactor> {
  await transaction(async (tx) => {
    const statement = required
      ? sql`insert into staff_factor_roles (role) values (${role})
            on conflict (role) do update set required_from = null
              where staff_factor_roles.required_from is not null returning id`
      : sql`delete from staff_factor_roles where role = ${role} returning id`
    if ((await query(tx, statement)).length === 0) return
    const action = required ? 'staff.factor_required' : 'staff.factor_not_required'
    await recordAudit({ action, actor, detail: role }, tx)
  })
  return getRolesRequiringFactor()
}
