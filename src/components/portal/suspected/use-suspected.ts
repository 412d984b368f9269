import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import type { SuspectedList } from '@/lib/suspicion/list'

/** Loads the suspected items of one kind; `path` is the endpoint of their list. */
export const useSuspected = <Row>(path: string) =>
  useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => request<SuspectedList<Row>>(path, { signal }),
    refetchOnMount: 'always',
  })

/** Releases or deletes suspected items, then refetches everything that counts them. */
export function useSuspectedAction(path: string, action: 'release' | 'delete') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      request<Partial<Record<'released' | 'deleted', number>>>(`${path}/${action}`, {
        method: 'POST',
        body: { ids },
      }),
    onSettled: () => queries.invalidateQueries(),
  })
}
