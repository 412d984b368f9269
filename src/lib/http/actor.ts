import 'server-only'
import { executeAuthStrategies } from 'payload'
import type { Actor } from '../access'
import { cms } from '../cms'
import { clientAddress } from './client-address'

/** The signed-in member of staff behind a request. */
export interface StaffActor extends Actor {
  id: number
  name: string
  email: string
  /** Where the request came from, for the audit log. */
  address: string
}

/** Reads the session cookie; null without one, or when the account is not active any more. */
export async function findActor(headers: Headers): Promise<StaffActor | null> {
  if (!headers.get('cookie')?.includes('payload-token=')) return null
  const { user } = await executeAuthStrategies({ headers, payload: await cms() })
  if (user?.collection !== 'admin-users' || user.status !== 'active') return null
  const { id, name, email, role, status } = user
  return { id, name, email, role, status, address: clientAddress(headers) }
}
