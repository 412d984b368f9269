import { useSyncExternalStore } from 'react'
import { useActor } from '@/components/portal/frame/current-user'
import { NO_CHANGES, recentChanges } from '../recent-changes'

export function useRecentChanges() {
  const { id } = useActor()
  return useSyncExternalStore(
    recentChanges.subscribe,
    () => recentChanges.of(id),
    () => NO_CHANGES,
  )
}
