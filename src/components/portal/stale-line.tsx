'use client'

import { type QueryCache, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { formatClock } from '@/lib/dates'
import { hasFailedRefetch } from './kept-data'

/** When the oldest of the data on the screen that could not be refreshed was read; null for none. */
function staleSince(cache: QueryCache): number | null {
  const failed = cache.findAll({ type: 'active', predicate: hasFailedRefetch })
  return failed.length === 0 ? null : Math.min(...failed.map(({ state }) => state.dataUpdatedAt))
}

const NOBODY = () => null

/** Says that what is shown could not be refreshed, and since when; a failed request removes nothing. */
export function StaleLine() {
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

/** Above rows that stay because those that were asked for could not be loaded. */
export const EarlierRows = (props: RetryProps) => (
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

/** A calm line above data that is older than what was asked for. */
const NotCurrent = ({ text, retrying, onRetry, className = 'mb-3' }: NotCurrentProps) => (
  <div
    role="status"
    className={cx(
      'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-bg-2 py-1 pr-1 pl-4 text-text-2 print:hidden',
      className,
    )}
  >
    <p className="mr-auto py-1.5">{text}</p>
    <Button variant="line" loading={retrying} onClick={onRetry}>
      Retry
    </Button>
  </div>
)
