import type { Role } from '@/lib/access'

/** Public, because the demo has a separate data folder without real answers. */
export const DEMO_PASSWORD = 'one nation one name'

/** One account of every role; the first sets up the portal. */
export const DEMO_STAFF = [
  { name: 'Rosario Villanueva', email: 'rosario@example.org', role: 'super_admin' },
  { name: 'Jonathan Dela Cruz', email: 'jonathan@example.org', role: 'admin' },
  { name: 'Maribel Ocampo', email: 'maribel@example.org', role: 'event_coordinator' },
  { name: 'Dennis Macaraeg', email: 'dennis@example.org', role: 'store_manager' },
] as const satisfies readonly { name: string; email: string; role: Role }[]

/** Accounts that registrations can be assigned to; a store manager cannot see them. */
export const DEMO_REVIEWERS = DEMO_STAFF.slice(0, 3)
