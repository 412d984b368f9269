import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useChanges, useThrottle } from '@/components/portal/follow/use-changes'
import { MAX_NAMED_IDS } from '@/lib/feed/change'
import { post } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { refetchSubmissions, updateCachedRows, type useSubmissions } from '../../client'
import { toListQuery } from '../../filter-query'
import type { ScreenFilters } from '../../filters'
import { submissionKeys } from '../../keys'
import { toFilterBody } from '../../status/client'
import type { RefreshedRows } from '../schema'

const MIN_INTERVAL_MS = 2_000

interface LiveList {
  filters: ScreenFilters
  results: Pick<ReturnType<typeof useSubmissions>, 'data' | 'isPlaceholderData'>
}

/**
 * Updates the rows in view when they change. New rows are only counted, so that no row moves. The
 * list is loaded again only by `show`, and when it is not known what has changed, such as after a
 * long interruption.
 */
export function useLiveList({ filters, results }: LiveList) {
  const queries = useQueryClient()
  const rows = results.data?.rows ?? []
  const came = useRef(new Set<number>())
  const [fresh, setFresh] = useState(0)

  const readAt = results.isPlaceholderData ? 0 : results.data?.readAt
  // A list that was loaded again already contains the new rows, so counting starts again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `readAt` triggers it
  useEffect(() => {
    came.current = new Set()
    setFresh(0)
  }, [readAt])

  const list = submissionKeys.list(toListQuery(filters).toString())
  const timesUpdated = () => queries.getQueryState(list)?.dataUpdateCount
  const look = async () => {
    const known = came.current
    const asked = {
      filters: toFilterBody(filters),
      shown: rows.map(({ id }) => id),
      came: [...known],
    }
    if (asked.shown.length + asked.came.length === 0) return
    const before = timesUpdated()
    const found = await post<RefreshedRows>(paths.api.refreshRowsInView, asked)
    // If another list is shown by now, or this one was loaded again, the count is outdated.
    if (known !== came.current) return schedule()
    setFresh(found.fresh)
    // While a status is being sent, or when the cache has changed since the request, the cached
    // list may be newer than the response.
    const isChanging = queries.isMutating({ mutationKey: submissionKeys.status }) > 0
    if (isChanging || timesUpdated() !== before) return schedule()
    const now = new Map(found.rows.map((row) => [row.id, row]))
    updateCachedRows(queries, (row) => now.get(row.id) ?? row)
  }
  const schedule = useThrottle(() => void look().catch(() => {}), MIN_INTERVAL_MS)

  useChanges((change) => {
    if (change.isMore && change.came.length + change.changed.length === 0) {
      return void refetchSubmissions(queries)
    }
    const shown = new Set(rows.map(({ id }) => id))
    const others = change.came.filter((id) => !shown.has(id))
    for (const id of others) if (came.current.size < MAX_NAMED_IDS) came.current.add(id)
    const isShown = [...change.changed, ...change.came].some((id) => shown.has(id))
    if (change.isMore || isShown || others.length > 0) schedule()
  }, results.data?.since)

  return {
    fresh,
    isMore: fresh >= MAX_NAMED_IDS,
    show: () => refetchSubmissions(queries),
  }
}
