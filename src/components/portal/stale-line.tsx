'use client'

import { type QueryCache, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { formatClock } from '@/lib/dates'
import { NoticeLine } from './calm-line'
import { hasFailedRefetch } from './kept-data'

function staleSince(cache: QueryCache): number | null {
  const failed = cache.findAll({ type: 'active', predicate: hasFailedRefetch })
  return failed.length === 0 ? null : Math.min(...failed.map(({ state }) => state.dataUpdatedAt))
}

const NOBODY = () => null

export function StaleDataLine() {
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache])
  const since = useSyncExternalStore(subscribe, () => staleSince(cache), NOBODY)
  const isTrying = useIsFetching({ type: 'active', predicate: hasFailedRefetch }) > 0
  if (since === null) return null
  return (
    <NotCurrent
      text={`Could not be refreshed. Shown as of ${formatClock(since, Date.now())}.`}
      retrying={isTrying}
      onRetry={() => void queries.refetchQueries({ type: 'active', predicate: hasFailedRefetch })}
    />
  )
}

interface RetryProps {
  retrying: boolean
  onRetry: () => void
}

export const EarlierRowsLine = (props: RetryProps) => (
  <NotCurrent
    text="These rows are the ones from before: the new ones could not be loaded."
    className="m-2"
    {...props}
  />
)

interface NotCurrentProps extends RetryProps {
  text: string
  className?: string
}

const NotCurrent = ({ retrying, onRetry, ...line }: NotCurrentProps) => (
  <NoticeLine {...line}>
    <Button variant="line" loading={retrying} onClick={onRetry}>
      Retry
    </Button>
  </NoticeLine>
)
