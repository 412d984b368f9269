import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { refreshRows, showRows, submissionKeys } from '../client'
import type { SubmissionStatus } from '../constants'
import { type ScreenFilters, toExportQuery } from '../filters'
import type { EarlierStatuses, StatusChange, Submission } from '../schema'

/** One after the other: the next says which status it has seen, and that is the one set before. */
const IN_TURN = { mutationKey: submissionKeys.status, scope: { id: 'submission-status' } }

/** Rows show it before the server has answered. */
async function show(queries: QueryClient, wanted: ReadonlyMap<number, SubmissionStatus>) {
  // A list asked for before the change would bring the old status back.
  await queries.cancelQueries({ queryKey: submissionKeys.all })
  showRows(queries, (row) => {
    const status = wanted.get(row.id)
    return status ? { ...row, status } : row
  })
}

/** Spec §7: afterwards the list is refreshed; once, when many changes are on their way. */
function refresh(queries: QueryClient) {
  if (queries.isMutating({ mutationKey: submissionKeys.status }) > 1) return
  return refreshRows(queries)
}

interface OneChange {
  id: number
  /** What the row shows before the change: where it falls back to. */
  from: SubmissionStatus
  to: SubmissionStatus
}

/** The row changes at once and falls back when refused. */
export function useSetStatus() {
  const queries = useQueryClient()
  return useMutation({
    ...IN_TURN,
    mutationFn: ({ id, from, to }: OneChange) =>
      request<Submission>(paths.api.submission(id), {
        method: 'PUT',
        body: { status: to, was: from },
      }),
    onMutate: ({ id, to }) => show(queries, new Map([[id, to]])),
    onError: (_error, { id, from, to }) => {
      // Not over a newer choice that is still on its way.
      showRows(queries, (row) =>
        row.id === id && row.status === to ? { ...row, status: from } : row,
      )
    },
    onSettled: () => refresh(queries),
  })
}

/** Many at once: the rows change at once and all fall back when refused. */
export function useSetStatuses() {
  const queries = useQueryClient()
  return useMutation({
    ...IN_TURN,
    mutationFn: (changes: readonly Required<StatusChange>[]) =>
      request(paths.api.submissions, { method: 'PUT', body: { changes } }),
    onMutate: (changes) => show(queries, new Map(changes.map(({ id, status }) => [id, status]))),
    onError: (_error, changes) => show(queries, new Map(changes.map(({ id, was }) => [id, was]))),
    onSettled: () => refresh(queries),
  })
}

interface MatchingChange {
  filters: ScreenFilters
  to: SubmissionStatus
  /** How many the screen says there are. */
  count: number
}

/** Filters as a body has them. */
export const toBody = (filters: ScreenFilters) => ({
  ...Object.fromEntries(toExportQuery(filters)),
  ...(filters.formId !== null && { formId: filters.formId }),
})

/** Everything that the filters leave. */
export function useSetMatching() {
  const queries = useQueryClient()
  return useMutation({
    ...IN_TURN,
    mutationFn: ({ filters, to, count }: MatchingChange) =>
      request<{ changed: number; earlier: EarlierStatuses }>(paths.api.matchingStatus, {
        method: 'PUT',
        body: { filters: toBody(filters), status: to, count },
      }),
    onSettled: () => refresh(queries),
  })
}

interface Restoring {
  status: SubmissionStatus
  earlier: EarlierStatuses
}

/** Takes a change back where nobody has changed it since; answers how many have it back. */
export function useRestoreStatuses() {
  const queries = useQueryClient()
  return useMutation({
    ...IN_TURN,
    mutationFn: (body: Restoring) =>
      request<{ restored: number }>(paths.api.restoreStatuses, { method: 'POST', body }),
    onSettled: () => refresh(queries),
  })
}
