import { createContext, use } from 'react'
import { can, type Permission, type Role } from '@/lib/access'

interface CurrentUser {
  id: number
  name: string
  email: string
  role: Role
}

export const CurrentUserContext = createContext<CurrentUser | null>(null)

/** Only decides what to show; the server checks it again. */
export function useCan(permission: Permission): boolean {
  const user = use(CurrentUserContext)
  return can(user && { ...user, status: 'active' }, permission)
}

/** Throws outside of the portal frame. */
export function useActor() {
  const user = use(CurrentUserContext)
  if (!user) throw new Error('Nobody is signed in here')
  return { ...user, status: 'active' as const }
}
