import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApiQuery } from '@/components/portal/calls'
import { can, type Role, type StaffStatus } from '@/lib/access'
import { post, put } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { refetchSubmissions, updateCachedRows } from '../client'
import type { ScreenFilters } from '../filters'
import { submissionKeys } from '../keys'
import type { Submission } from '../schema'
import { toFilterBody } from '../status/client'
import type { AssignmentResult, RestoreAssigneesInput } from './schema'

export type Assignee = Submission['assignee']

interface Colleague {
  id: number
  name: string
  role: Role
  status: StaffStatus
}

export const useColleagues = () =>
  useApiQuery<Colleague[]>(paths.api.users, {
    queryKey: [paths.api.users, 'colleagues'],
    select: (staff) => staff.filter((colleague) => can(colleague, 'submissions.write')),
  })

interface AssigneeChange {
  id: number
  from: Assignee
  to: Assignee
}

export function useSetAssignee() {
  const queries = useQueryClient()
  const show = (id: number, assignee: Assignee, isDue = (_now: Assignee) => true) =>
    updateCachedRows(queries, (row) =>
      row.id === id && isDue(row.assignee) ? { ...row, assignee } : row,
    )
  return useMutation({
    // Requests run one after the other, so that the last choice is the one that stays stored.
    scope: { id: 'submission-assignee' },
    mutationFn: ({ id, to }: AssigneeChange) =>
      put<Submission>(paths.api.submission(id), { assigneeId: to?.id ?? null }),
    onMutate: async ({ id, to }) => {
      await queries.cancelQueries({ queryKey: submissionKeys.all })
      show(id, to)
    },
    // Reverts the row only if it still shows this choice and not a newer one that is being sent.
    onError: (_error, { id, from, to }) => show(id, from, (now) => now?.id === to?.id),
    onSettled: () => refetchSubmissions(queries),
  })
}

/**
 * The chosen rows, or all rows that match the filters. The server refuses the change when the
 * number of matches is not `count`.
 */
type AssignedRows = { ids: readonly number[] } | { filters: ScreenFilters; count: number }

export function useAssignSubmissions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ rows, to }: { rows: AssignedRows; to: Assignee }) => {
      const assigneeId = to?.id ?? null
      const [path, which] =
        'ids' in rows
          ? [paths.api.assignees, rows]
          : [paths.api.matchingAssignee, { ...rows, filters: toFilterBody(rows.filters) }]
      return put<AssignmentResult>(path, { ...which, assigneeId })
    },
    onSettled: () => refetchSubmissions(queries),
  })
}

export function useRestoreAssignees() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: RestoreAssigneesInput) =>
      (await post<{ restored: number }>(paths.api.restoreAssignees, body)).restored,
    onSettled: () => refetchSubmissions(queries),
  })
}
