import { useRead } from '@/components/portal/calls'
import { paths } from '@/lib/paths'
import type { Dashboard } from './schema'

/** The dashboard by days of the reader's time zone, as the lists have them that it leads to. */
export function useDashboard() {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const path = `${paths.api.dashboard}?${new URLSearchParams({ zone })}`
  return useRead<Dashboard>(path, { queryKey: [paths.api.dashboard] })
}
