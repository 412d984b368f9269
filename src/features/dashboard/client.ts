import { useRead } from '@/components/portal/calls'
import { paths } from '@/lib/paths'
import type { Dashboard } from './schema'

/** Days begin in the reader's time zone, as in the lists to which the dashboard links. */
export function useDashboard() {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const path = `${paths.api.dashboard}?${new URLSearchParams({ zone })}`
  return useRead<Dashboard>(path, { queryKey: [paths.api.dashboard] })
}
