import { createContext, use } from 'react'
import { can, type Permission, type Role } from '@/lib/access'

interface CurrentUser {
  id: number
  name: string
  email: string
  role: Role
}

export const CurrentUserContext = createContext<CurrentUser | null>(null)

/**
 * True when the signed-in account has the permission. Only decides what to show; the server checks
 * the permission again.
 */
export function useCan(permission: Permission): boolean {
  const user = use(CurrentUserContext)
  return can(user && { ...user, status: 'active' }, permission)
}

export function useActor() {
  const user = use(CurrentUserContext)
  if (!user) throw new Error('Nobody is signed in here')
  return { ...user, status: 'active' as const }
}
