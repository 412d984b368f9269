import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { post, put } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { toParameterBody } from '../answer-filters'
import { refetchSubmissions, updateCachedRows } from '../client'
import type { SubmissionStatus } from '../constants'
import { toExportQuery } from '../filter-query'
import type { ScreenFilters } from '../filters'
import { submissionKeys } from '../keys'
import type { EarlierStatuses, StatusChange, Submission } from '../schema'

/**
 * Status changes are sent one after the other, because `was` of a change is the status that the
 * previous one has set.
 */
const IN_TURN = { mutationKey: submissionKeys.status, scope: { id: 'submission-status' } }

async function show(queries: QueryClient, wanted: ReadonlyMap<number, SubmissionStatus>) {
  // Cancels running requests for lists, because their responses would show the old status again.
  await queries.cancelQueries({ queryKey: submissionKeys.all })
  updateCachedRows(queries, (row) => {
    const status = wanted.get(row.id)
    return status ? { ...row, status } : row
  })
}

/** Refetches the rows. While several changes are being sent, only the last refetches (Spec §7). */
function refresh(queries: QueryClient) {
  if (queries.isMutating({ mutationKey: submissionKeys.status }) > 1) return
  return refetchSubmissions(queries)
}

interface OneChange {
  id: number
  from: SubmissionStatus
  to: SubmissionStatus
}

export function useSetStatus() {
  const queries = useQueryClient()
  return useMutation({
    ...IN_TURN,
    mutationFn: ({ id, from, to }: OneChange) =>
      put<Submission>(paths.api.submission(id), { status: to, was: from }),
    onMutate: ({ id, to }) => show(queries, new Map([[id, to]])),
    onError: (_error, { id, from, to }) => {
      // Reverts only a row that still shows this change, not a newer one that is being sent.
      updateCachedRows(queries, (row) =>
        row.id === id && row.status === to ? { ...row, status: from } : row,
      )
    },
    onSettled: () => refresh(queries),
  })
}

export function useSetStatuses() {
  const queries = useQueryClient()
  return useMutation({
    ...IN_TURN,
    mutationFn: (changes: readonly Required<StatusChange>[]) =>
      put(paths.api.submissions, { changes }),
    onMutate: (changes) => show(queries, new Map(changes.map(({ id, status }) => [id, status]))),
    onError: (_error, changes) => show(queries, new Map(changes.map(({ id, was }) => [id, was]))),
    onSettled: () => refresh(queries),
  })
}

interface MatchingChange {
  filters: ScreenFilters
  to: SubmissionStatus
  count: number
}

export const toFilterBody = (filters: ScreenFilters) => ({
  ...toParameterBody(toExportQuery(filters)),
  ...(filters.formId !== null && { formId: filters.formId }),
})

export function useSetMatchingStatus() {
  const queries = useQueryClient()
  return useMutation({
    ...IN_TURN,
    mutationFn: ({ filters, to, count }: MatchingChange) =>
      put<{ changed: number; earlier: EarlierStatuses }>(paths.api.matchingStatus, {
        filters: toFilterBody(filters),
        status: to,
        count,
      }),
    onSettled: () => refresh(queries),
  })
}

interface Restoring {
  status: SubmissionStatus
  earlier: EarlierStatuses
}

export function useRestoreStatuses() {
  const queries = useQueryClient()
  return useMutation({
    ...IN_TURN,
    mutationFn: (body: Restoring) => post<{ restored: number }>(paths.api.restoreStatuses, body),
    onSettled: () => refresh(queries),
  })
}
