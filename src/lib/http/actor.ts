import 'server-only'
import { executeAuthStrategies } from 'payload'
import type { Actor } from '../access'
import { cms } from '../cms'
import { clientAddress } from './client-address'
import { sessionCookie } from './host-cookie'

/** The signed-in member of staff behind a request. */
export interface StaffActor extends Actor {
  id: number
  name: string
  email: string
  /** Where the request came from, for the audit log. */
  address: string
}

export interface SignedInActor extends StaffActor {
  /** The session the request came with. */
  sessionId: number
}

/** Reads the session cookie; null without one, or when the account is not active any more. */
export async function findActor(headers: Headers): Promise<SignedInActor | null> {
  if (!sessionCookie.read(headers)) return null
  const { user } = await executeAuthStrategies({ headers, payload: await cms() })
  if (user?.collection !== 'admin-users' || user.status !== 'active') return null
  const { id, name, email, role, status } = user
  const sessionId = Number((user as { _sid?: string })._sid)
  return { id, name, email, role, status, sessionId, address: clientAddress(headers) }
}
