import 'server-only'
import { createLocalReq, executeAuthStrategies, logoutOperation } from 'payload'
import { recordAudit } from '@/lib/audit/record'
import { cms } from '@/lib/cms'
import { pool, withLock } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { StaffActor } from '@/lib/http/actor'
import { clientAddress } from '@/lib/http/client-address'
import { payloadErrorStatus } from '@/lib/http/payload-errors'
import { forgiveSignInAttempts } from '@/lib/http/rate-limit'
import { presentSessionUser } from '../present'
import type { LoginInput, SessionUser, SetupInput } from '../schema'
import { isSetupOpen } from './data'
import { spendPasswordTime } from './password-time'

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

/**
 * Checks the password and opens a session; the token goes into the session cookie. An unknown
 * address costs the same time and gives the same answer as a wrong password.
 */
export async function signIn({ email, password }: LoginInput, headers: Headers) {
  const { token, user } = await checkPassword(email, password, headers)
  const address = clientAddress(headers)
  await forgiveSignInAttempts(await pool(), address, email)
  await recordAudit({ action: 'staff.signed_in', actor: { ...user, address } })
  return { token, user: presentSessionUser(user) }
}

/** @throws AppError `auth.invalid_credentials`, `auth.too_many_attempts` */
export async function checkPassword(email: string, password: string, headers: Headers) {
  const payload = await cms()
  const req = await createLocalReq({ req: { headers } }, payload)
  try {
    const data = { email, password }
    const { token, user } = await payload.login({ collection: 'admin-users', data, req })
    if (token && user) return { token, user }
  } catch (error) {
    if (error instanceof AppError) throw error
    if (![400, 401].includes(payloadErrorStatus(error) ?? 0)) throw error
    const where = { email: { equals: email } }
    const known = await payload.count({ collection: 'admin-users', where, overrideAccess: true })
    if (known.totalDocs === 0) await spendPasswordTime(password)
  }
  throw new AppError('auth.invalid_credentials')
}

/** Ends this session; other devices stay signed in. */
export async function signOut(actor: StaffActor, headers: Headers): Promise<void> {
  const payload = await cms()
  const { user } = await executeAuthStrategies({ headers, payload })
  const req = await createLocalReq({ req: { headers }, user: user ?? undefined }, payload)
  await logoutOperation({ collection: payload.collections['admin-users'], req })
  await recordAudit({ action: 'staff.signed_out', actor })
}
