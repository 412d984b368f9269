import { useQueryClient } from '@tanstack/react-query'
import { useChanges, useThrottle } from '@/components/portal/follow/use-changes'
import { paths } from '@/lib/paths'

/**
 * Limits how often the dashboard is fetched again, because the server counts submissions each time.
 */
const REFETCH_EVERY_MS = 5_000

export function FollowDashboardChanges() {
  const queries = useQueryClient()
  useChanges(
    useThrottle(
      () => void queries.invalidateQueries({ queryKey: [paths.api.dashboard] }),
      REFETCH_EVERY_MS,
    ),
  )
  return null
}
