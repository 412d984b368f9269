import { createContext, use } from 'react'
import { can, type Permission, type Role } from '@/lib/access'

/** The signed-in person, for every screen inside the portal frame. */
export interface CurrentUser {
  id: number
  name: string
  email: string
  role: Role
}

export const CurrentUserContext = createContext<CurrentUser | null>(null)

/**
 * Whether the signed-in person has a permission, to decide which actions to show. The server checks
 * it again.
 */
export function useCan(permission: Permission): boolean {
  const user = use(CurrentUserContext)
  return can(user && { ...user, status: 'active' }, permission)
}

/** The signed-in person as the permission rules expect it. For screens inside the portal frame. */
export function useActor() {
  const user = use(CurrentUserContext)
  if (!user) throw new Error('Nobody is signed in here')
  return { ...user, status: 'active' as const }
}
