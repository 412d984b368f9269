'use client'

import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { paths } from '@/lib/paths'
import { unsentChanges } from './unsent'

/** The response of an endpoint that the server sends along with the document. */
export interface PreloadedQuery {
  queryKey: QueryKey
  data: unknown
}

/** Queries whose data came with the document and are not on the screen yet. */
const fresh = new WeakSet<object>()

/**
 * `refetchOnMount` for queries that are fetched again whenever their screen is opened: false while
 * the data have just come with the document.
 */
export const refetchWhenOpened = (query: object): 'always' | false =>
  fresh.has(query) ? false : 'always'

/**
 * Puts the data that the server sent into the cache, so that the first screen is in the HTML and
 * nothing is requested twice. After Back, the router renders a page with its old props again, so
 * the data are used only while a document is hydrated.
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

/** True from `clearPersonalData` until somebody signs in. */
export const isCleared = (queries: QueryClient): boolean => queries.getQueryData(SESSION) === null

/**
 * Empties the cache and the document, because the next person at this computer must not find the
 * data of the person who signed out. The session becomes null, so that the portal's frame removes
 * its screens. A screen that stayed until the sign-in page has loaded would request its data again.
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
