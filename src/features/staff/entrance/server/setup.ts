import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { db, withLock } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { isFromThisMachine } from '@/lib/http/this-machine'
import { isSetupCode } from '@/lib/setup-code'
import type { SetupInput } from '../../credentials'
import { presentSessionUser } from '../../present'
import type { SessionUser } from '../../schema'
import { isSetupOpen, staffAuditName } from '../../server/data'
import { requireFactorsLater } from '../../server/factor-requirement'

/**
 * Throws `setup.code` for a wrong or missing setup code while no account exists. Without this code,
 * a stranger who finds a new portal first could take it over. A request from the machine that runs
 * the portal needs no code.
 */
export async function requireSetupCode(code: string | undefined, headers: Headers): Promise<void> {
  if (isFromThisMachine(headers) || isSetupCode(code ?? '') || !(await isSetupOpen())) return
  const { message } = new AppError('setup.code')
  throw new AppError('setup.code', { fields: { code: message } })
}

/**
 * Creates the first account of a new portal (Spec §1). Throws `setup.closed` if an account exists,
 * `request.invalid` for a weak password.
 */
export function setUpPortal(input: SetupInput, address: string): Promise<SessionUser> {
  return withLock('setup', async () => {
    if (!(await isSetupOpen())) throw new AppError('setup.closed')
    const payload = await cms()
    const user = await payload.create({
      collection: 'admin-users',
      data: { ...input, role: 'super_admin', status: 'active' },
      overrideAccess: true,
    })
    await requireFactorsLater(await db())
    await recordAudit({
      action: 'staff.set_up',
      actor: { ...user, address },
      subject: staffAuditName(user),
    })
    return presentSessionUser(user)
  })
}
