import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { createThrottle } from '@/components/portal/follow/throttle'
import { useChanges } from '@/components/portal/follow/use-changes'
import { paths } from '@/lib/paths'

/** The figures are refetched at most this often, because each request counts all submissions. */
const REFETCH_EVERY_MS = 5_000

/** Refetches the figures when records arrive or change. */
export function FollowChanges() {
  const queries = useQueryClient()
  const later = useRef<ReturnType<typeof createThrottle> | null>(null)
  useEffect(() => {
    const look = () => void queries.invalidateQueries({ queryKey: [paths.api.dashboard] })
    later.current = createThrottle(look, REFETCH_EVERY_MS)
    return () => later.current?.stop()
  }, [queries])
  useChanges(() => later.current?.schedule())
  return null
}
