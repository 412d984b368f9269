'use client'

import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { paths } from '@/lib/paths'
import { unsentChanges } from './unsent'

/** The response of an endpoint, sent along with the document. */
export interface PreloadedQuery {
  queryKey: QueryKey
  data: unknown
}

/** Queries whose data came with the document and are not on the screen yet. */
const fresh = new WeakSet<object>()

/** A value for `refetchOnMount`: false while the data have just come with the document. */
export const refetchWhenOpened = (query: object): 'always' | false =>
  fresh.has(query) ? false : 'always'

/**
 * Puts `given` into the query cache, but only during hydration: after Back, the router renders this
 * with the props of the earlier visit, which would overwrite newer data.
 */
export function PreloadedQueries({
  given,
  children,
}: {
  given: readonly PreloadedQuery[]
  children: ReactNode
}) {
  const queries = useQueryClient()
  const isHydrated = useHydrated()
  const [taken] = useState(() =>
    isHydrated
      ? []
      : given.flatMap(({ queryKey, data }) => {
          queries.setQueryData(queryKey, data)
          return queries.getQueryCache().find({ queryKey }) ?? []
        }),
  )
  for (const query of taken) if (!isHydrated) fresh.add(query)
  useEffect(() => {
    // Runs after the effects of the screens inside, which have begun to use their queries.
    for (const query of taken) fresh.delete(query)
  }, [taken])
  return children
}

const SESSION: QueryKey = [paths.api.session]

export const isPersonalDataCleared = (queries: QueryClient): boolean =>
  queries.getQueryData(SESSION) === null

/**
 * Drops unsent changes and all cached data, so that the next person at this computer does not find
 * them. A null session makes the frame remove its screens, which would otherwise request their data
 * again.
 */
export function clearPersonalData(queries: QueryClient): void {
  unsentChanges.giveUp()
  queries.setQueryData(SESSION, null)
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] })
  queries.getMutationCache().clear()
  for (const script of document.querySelectorAll('script:not([src])')) {
    if (script.textContent.includes('__next_f')) script.remove()
  }
}
