import type { Role } from '@/lib/access'

/** For looking around only: the demo has a data folder of its own, with nobody's real answers. */
export const DEMO_PASSWORD = 'one nation one name'

/** One member of every role; the first founds the portal. */
export const DEMO_STAFF = [
  { name: 'Rosario Villanueva', email: 'rosario@example.org', role: 'super_admin' },
  { name: 'Jonathan Dela Cruz', email: 'jonathan@example.org', role: 'admin' },
  { name: 'Maribel Ocampo', email: 'maribel@example.org', role: 'event_coordinator' },
  { name: 'Dennis Macaraeg', email: 'dennis@example.org', role: 'store_manager' },
] as const satisfies readonly { name: string; email: string; role: Role }[]

/** Who can look after a registration: a store manager does not see them. */
export const DEMO_REVIEWERS = DEMO_STAFF.slice(0, 3)
