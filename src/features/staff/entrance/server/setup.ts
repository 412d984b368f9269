import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { withLock } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { isFromThisMachine } from '@/lib/http/this-machine'
import { isSetupCode } from '@/lib/setup-code'
import type { SetupInput } from '../../credentials'
import { presentSessionUser } from '../../present'
import type { SessionUser } from '../../schema'
import { isSetupOpen, staffWords } from '../../server/data'

/**
 * From anywhere but this machine the first set-up needs the code that the start has printed: a new
 * portal on the internet belongs to whoever started it, not to whoever finds it first.
 * @throws AppError `setup.code`
 */
export async function refuseStranger(code: string | undefined, headers: Headers): Promise<void> {
  if (isFromThisMachine(headers) || isSetupCode(code ?? '') || !(await isSetupOpen())) return
  const { message } = new AppError('setup.code')
  throw new AppError('setup.code', { fields: { code: message } })
}

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
    await recordAudit({
      action: 'staff.set_up',
      actor: { ...user, address },
      subject: staffWords(user),
    })
    return presentSessionUser(user)
  })
}
