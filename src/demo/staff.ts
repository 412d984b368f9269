import type { Role } from '@/lib/access'

/** Not a secret, because the demo's own data folder has no real answers. */
export const DEMO_PASSWORD = 'one nation one name'

export const DEMO_STAFF = [
  { name: 'Rosario Villanueva', email: 'rosario@example.org', role: 'super_admin' },
  { name: 'Jonathan Dela Cruz', email: 'jonathan@example.org', role: 'admin' },
  { name: 'Maribel Ocampo', email: 'maribel@example.org', role: 'event_coordinator' },
  { name: 'Dennis Macaraeg', email: 'dennis@example.org', role: 'store_manager' },
] as const satisfies readonly { name: string; email: string; role: Role }[]

/** All demo staff but the store manager, who cannot see registrations. */
export const DEMO_REVIEWERS = DEMO_STAFF.slice(0, 3)
