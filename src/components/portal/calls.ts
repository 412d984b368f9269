import {
  type QueryClient,
  type QueryKey,
  type Updater,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { refetchWhenOpened } from './given-data'

/**
 * Reads from our API. Refetched whenever its screen is opened, unless the data came with the
 * document, because visitors and colleagues change the data too.
 */
export const useRead = <T, Shown = T>(
  path: string,
  options: Partial<UseQueryOptions<T, Error, Shown, QueryKey>> = {},
) =>
  useQuery({
    queryKey: [path] as QueryKey,
    queryFn: ({ signal }) => request<T>(path, { signal }),
    refetchOnMount: refetchWhenOpened,
    ...options,
  })

/**
 * Stores the data from the response to a change. Cancels requests for the same data first, because
 * one that was sent before the change would bring the old data back.
 */
export async function cacheResponse<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  data: Updater<T | undefined, T>,
): Promise<void> {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData<T>(queryKey, data)
}

/**
 * A mutation. When it has ended, also with an error, the queries in `refetched` are fetched again,
 * or all when there are none.
 */
export function useApiMutation<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  ...refetched: readonly QueryKey[]
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () =>
      refetched.length === 0
        ? queries.invalidateQueries()
        : Promise.all(refetched.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}
