import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { type Executor, sql, withLock } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { refusalOfChange } from '../../rules'
import type { StaffMember, UpdateStaffInput } from '../../schema'
import { withLockedAccount } from '../../server/account-lock'
import { countActiveSuperAdmins, getStaffMember, staffAuditName } from '../../server/data'
import { deleteAllSessions } from '../../sessions/server/sessions'

const isActiveSuperAdmin = ({ role, status }: Pick<StaffMember, 'role' | 'status'>) =>
  role === 'super_admin' && status === 'active'

const auditAction = ({ role, status }: UpdateStaffInput) => {
  if (role) return 'staff.role_changed'
  return status === 'disabled' ? 'staff.disabled' : 'staff.enabled'
}

/**
 * Changes the role or status of an account. Ends the person's sessions when the role changes or the
 * account is disabled. Other features do their part in `onChanged`, in the same transaction. Throws
 * `user.not_found`, `auth.forbidden`, `staff.*`.
 */
export function updateStaff(
  id: number,
  change: UpdateStaffInput,
  actor: StaffActor,
  onChanged: (tx: Executor, changed: StaffMember) => Promise<void>,
): Promise<StaffMember> {
  return withLock('staff', async () => {
    const target = await getStaffMember(id)
    const refusal = refusalOfChange(actor, target, change)
    if (refusal) throw new AppError(refusal)
    if (change.status && target.status === 'invited') throw new AppError('staff.not_active_yet')
    const isLast = isActiveSuperAdmin(target) && (await countActiveSuperAdmins()) === 1
    if (isLast && !isActiveSuperAdmin({ ...target, ...change })) {
      throw new AppError('staff.last_super_admin')
    }
    const { role = target.role, status = target.status } = change
    return withLockedAccount(target.id, async (tx) => {
      await tx.execute(sql`
        update admin_users set role = ${role}, status = ${status}, updated_at = now()
        where id = ${target.id}`)
      if (status === 'disabled' || role !== target.role) await deleteAllSessions(tx, target.id)
      const action = auditAction(change)
      await recordAudit({ action, actor, subject: staffAuditName(target), detail: change.role }, tx)
      const changed = { ...target, role, status }
      await onChanged(tx, changed)
      return changed
    })
  })
}

export async function signOutMember(id: number, actor: StaffActor): Promise<void> {
  const target = await getStaffMember(id)
  const refusal = refusalOfChange(actor, target, {})
  if (refusal) throw new AppError(refusal)
  if (target.status === 'invited') throw new AppError('staff.not_active_yet')
  await withLockedAccount(target.id, async (tx) => {
    await deleteAllSessions(tx, target.id)
    await recordAudit({ action: 'staff.signed_out_by', actor, subject: staffAuditName(target) }, tx)
  })
}
