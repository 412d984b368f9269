import { useApiQuery } from '@/components/portal/calls'
import { paths } from '@/lib/paths'
import type { Dashboard } from './schema'

/**
 * Reads the dashboard for the browser's time zone, so that a day begins at the same moment as in
 * the lists to which the dashboard links.
 */
export function useDashboard() {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const path = `${paths.api.dashboard}?${new URLSearchParams({ zone })}`
  return useApiQuery<Dashboard>(path, { queryKey: [paths.api.dashboard] })
}
