import { useRead } from '@/components/portal/calls'
import { paths } from '@/lib/paths'
import type { Dashboard } from './schema'

/** Registrations arrive all the time, so each visit refetches the figures. */
export const useDashboard = () => useRead<Dashboard>(paths.api.dashboard)
