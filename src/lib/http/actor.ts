import 'server-only'
import { executeAuthStrategies } from 'payload'
import { can, type Permission, type StaffActor } from '../access'
import { cms } from '../cms'
import { AppError } from '../errors'
import { clientAddress } from './client-address'
import { sessionCookie } from './host-cookie'

export interface SignedInActor extends StaffActor {
  /** The session the request came with. */
  sessionId: number
  lacksFactor: boolean
}

/** The session cookie's owner; null without one, or when the account is no longer active. */
export async function findActor(headers: Headers): Promise<SignedInActor | null> {
  if (!sessionCookie.read(headers)) return null
  const { user } = await executeAuthStrategies({ headers, payload: await cms() })
  if (user?.collection !== 'admin-users' || user.status !== 'active') return null
  const { id, name, email, role, status } = user
  const session = user as { _sid?: string; lacksFactor?: boolean }
  const sessionId = Number(session._sid)
  const lacksFactor = session.lacksFactor === true
  return { id, name, email, role, status, sessionId, lacksFactor, address: clientAddress(headers) }
}

/**
 * Checks a permission, for our own routes and for Payload's interface.
 * @throws AppError 401 `auth.required`, 403 `auth.factor_required`, `auth.forbidden`
 */
export function requirePermission(
  actor: SignedInActor | null,
  permission: Permission,
): asserts actor is SignedInActor {
  if (!actor) throw new AppError('auth.required')
  if (can(actor, permission)) return
  if (actor.lacksFactor) throw new AppError('auth.factor_required')
  throw new AppError('auth.forbidden', { cause: { account: actor.id } })
}
