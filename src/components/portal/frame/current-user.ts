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

/** Whether to show an action. The server decides on its own. */
export function useCan(permission: Permission): boolean {
  const user = use(CurrentUserContext)
  return can(user && { ...user, status: 'active' }, permission)
}

/**
 * The signed-in person in the shape that the permission rules take. For screens inside the frame.
 */
export function useActor() {
  const user = use(CurrentUserContext)
  if (!user) throw new Error('Nobody is signed in here')
  return { ...user, status: 'active' as const }
}
