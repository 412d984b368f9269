import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { Submission } from '../schema'
import type { Alike } from './merging'

/** Possible duplicates of a submission, and the records merged into it. */
export const useAlike = (id: number) =>
  useQuery({
    queryKey: [paths.api.submissionAlike(id)],
    queryFn: ({ signal }) => request<Alike>(paths.api.submissionAlike(id), { signal }),
    refetchOnMount: 'always',
  })

interface Merge {
  kept: number
  other: number
  take: string[]
}

export function useSendMerge() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ kept, ...body }: Merge) =>
      request<Submission>(paths.api.submissionMerge(kept), { method: 'POST', body }),
    // Refetches everything, because lists, counts, details and histories all change.
    onSettled: () => queries.invalidateQueries(),
  })
}

export function useSendUnmerge() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ kept, other }: Omit<Merge, 'take'>) =>
      request(paths.api.submissionUnmerge(kept), { method: 'POST', body: { other } }),
    onSettled: () => queries.invalidateQueries(),
  })
}
