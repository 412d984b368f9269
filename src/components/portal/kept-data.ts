import {
  keepPreviousData,
  type Query,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError } from '@/lib/http/client'
import { refetchWhenOpened } from './given-data'

/**
 * True when the server refused the request or found nothing. Earlier data must then not stay on the
 * screen.
 */
const isFinal = (error: unknown) =>
  error instanceof HttpError && (error.status === 403 || error.status === 404)

export const hasFailedRefetch = ({ state }: Query): boolean =>
  state.status === 'error' && state.data !== undefined && !isFinal(state.error)

/**
 * Returns the error to show instead of the data. Null when there is none, or while earlier data can
 * still be shown.
 */
export const blockingErrorOf = <E>(results: { data: unknown; error: E | null }): E | null =>
  results.data === undefined || isFinal(results.error) ? results.error : null

/**
 * Reads one page of a list. While another page or filter loads, `data` is the data of the previous
 * one. If loading fails, that data stays and `isEarlier` is true.
 */
export function usePagedQuery<T>(options: UseQueryOptions<T, Error, T, QueryKey>) {
  const { queryKey } = options
  const asked = useQuery({
    ...options,
    placeholderData: keepPreviousData as never,
    refetchOnMount: refetchWhenOpened,
  })
  const { data, error, isPlaceholderData, isFetching, refetch, errorUpdateCount } = asked
  const [loadedKey, setLoadedKey] = useState(queryKey)
  const isLoaded = data !== undefined && !isPlaceholderData
  if (isLoaded && loadedKey.join() !== queryKey.join()) setLoadedKey(queryKey)
  // Reads the cache, so that a change of a row shows in the earlier rows too.
  const { data: earlier } = useQuery({ ...options, queryKey: loadedKey, enabled: false })
  const isFailed = data === undefined && error !== null && !isFinal(error)
  const isEarlier =
    earlier !== undefined && (isFailed || (isPlaceholderData && errorUpdateCount > 0))
  return {
    data: isEarlier ? earlier : data,
    error: isEarlier ? null : blockingErrorOf(asked),
    isPending: asked.isPending && !isEarlier,
    isPlaceholderData: isPlaceholderData || isEarlier,
    isEarlier,
    isFetching,
    refetch,
  }
}
