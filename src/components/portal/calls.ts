import {
  type QueryClient,
  type QueryKey,
  type Updater,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { requestJson } from '@/lib/http/client'
import { refetchWhenOpened } from './given-data'

/**
 * Requests `path` of the API, again whenever the screen is opened, because visitors and colleagues
 * change the data too. Data that have just come with the document are not requested again.
 */
export const useApiQuery = <T, Shown = T>(
  path: string,
  options: Partial<UseQueryOptions<T, Error, Shown, QueryKey>> = {},
) =>
  useQuery({
    queryKey: [path] as QueryKey,
    queryFn: ({ signal }) => requestJson<T>(path, { signal }),
    refetchOnMount: refetchWhenOpened,
    ...options,
  })

/**
 * Puts `data` into the query cache. Cancels a running request of the same query, whose response
 * would bring the old data back.
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
 * Returns a mutation that runs `call` and then refetches the queries `refetched`, even when `call`
 * failed. Without `refetched`, it refetches all queries.
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
