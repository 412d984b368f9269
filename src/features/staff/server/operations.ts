import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { withLock } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { presentSessionUser } from '../present'
import type { SessionUser, SetupInput } from '../schema'
import { isSetupOpen } from './data'

/** Creates the superadmin, once (Spec §1). @throws AppError `setup.closed` when anyone exists */
export function setUpPortal(input: SetupInput, address: string): Promise<SessionUser> {
  return withLock('setup', async () => {
    if (!(await isSetupOpen())) throw new AppError('setup.closed')
    const payload = await cms()
    const user = await payload.create({
      collection: 'admin-users',
      data: { ...input, role: 'super_admin', status: 'active' },
      overrideAccess: true,
    })
    await recordAudit({ action: 'staff.set_up', actor: { ...user, address }, subject: user.email })
    return presentSessionUser(user)
  })
}
