import { useApiMutation, useApiQuery } from '@/components/portal/calls'
import { post } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { Submission } from '../schema'
import type { DuplicatesAndMerged } from './merging'

export const useDuplicatesAndMerged = (id: number) =>
  useApiQuery<DuplicatesAndMerged>(paths.api.submissionAlike(id))

interface Merge {
  kept: number
  other: number
  take: string[]
}

export const useSendMerge = () =>
  useApiMutation(
    // All queries are refetched, because lists, counts, details and histories all change.
    ({ kept, ...body }: Merge) => post<Submission>(paths.api.submissionMerge(kept), body),
  )

export const useSendUnmerge = () =>
  useApiMutation(({ kept, other }: Omit<Merge, 'take'>) =>
    post(paths.api.submissionUnmerge(kept), { other }),
  )
