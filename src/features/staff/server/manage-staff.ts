import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { withLock } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { StaffActor } from '@/lib/http/actor'
import { presentStaffMember } from '../present'
import { refuseChange } from '../rules'
import type { StaffMember, UpdateStaffInput } from '../schema'
import { countActiveSuperAdmins, getStaffMember } from './data'
import { endSessions } from './passwords'

const isActiveSuperAdmin = ({ role, status }: Pick<StaffMember, 'role' | 'status'>) =>
  role === 'super_admin' && status === 'active'

const auditAction = ({ role, status }: UpdateStaffInput) => {
  if (role) return 'staff.role_changed'
  return status === 'disabled' ? 'staff.disabled' : 'staff.enabled'
}

/**
 * Changes somebody's role or disables and re-enables their account. A disabled person's next
 * request is refused, wherever they are signed in.
 * @throws AppError `user.not_found`, `staff.*`
 */
export function updateStaff(
  id: number | null,
  change: UpdateStaffInput,
  actor: StaffActor,
): Promise<StaffMember> {
  return withLock('staff', async () => {
    const target = await getStaffMember(id)
    const refusal = refuseChange(actor, target, change)
    if (refusal) throw new AppError(refusal)
    if (change.status && target.status === 'invited') throw new AppError('staff.not_active_yet')
    const isLast = isActiveSuperAdmin(target) && (await countActiveSuperAdmins()) === 1
    if (isLast && !isActiveSuperAdmin({ ...target, ...change })) {
      throw new AppError('staff.last_super_admin')
    }
    const payload = await cms()
    const user = await payload.update({
      collection: 'admin-users',
      id: target.id,
      data: change,
      overrideAccess: true,
    })
    if (change.status === 'disabled') await endSessions(target.id)
    await recordAudit({
      action: auditAction(change),
      actor,
      subject: target.email,
      detail: change.role,
    })
    return presentStaffMember(user)
  })
}
