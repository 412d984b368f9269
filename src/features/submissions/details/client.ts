import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRead } from '@/components/portal/calls'
import { can, type Role, type StaffStatus } from '@/lib/access'
import { post, put } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { refetchRows, submissionKeys, updateCachedRows } from '../client'
import type { Submission, SubmissionNote } from '../schema'

type Assignee = Submission['assignee']

interface AssigneeChange {
  id: number
  from: Assignee
  to: Assignee
}

export function useSetAssignee() {
  const queries = useQueryClient()
  const show = (id: number, assignee: Assignee) =>
    updateCachedRows(queries, (row) => (row.id === id ? { ...row, assignee } : row))
  return useMutation({
    mutationFn: ({ id, to }: AssigneeChange) =>
      put<Submission>(paths.api.submission(id), { assigneeId: to?.id ?? null }),
    onMutate: async ({ id, to }) => {
      await queries.cancelQueries({ queryKey: submissionKeys.all })
      show(id, to)
    },
    onError: (_error, { id, from }) => show(id, from),
    onSettled: () => refetchRows(queries),
  })
}

/** The part of `GET /api/admin/users` that the assignee list needs. */
interface Colleague {
  id: number
  name: string
  role: Role
  status: StaffStatus
}

/** Accounts to which a submission can be assigned; the server refuses all others. */
export const useColleagues = () =>
  useRead<Colleague[]>(paths.api.users, {
    queryKey: [paths.api.users, 'colleagues'],
    select: (staff) => staff.filter((colleague) => can(colleague, 'submissions.write')),
  })

const notesKey = (id: number) => [paths.api.submissionNotes(id)]

export const useNotes = (id: number) => useRead<SubmissionNote[]>(paths.api.submissionNotes(id))

export function useAddNote(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => post<SubmissionNote>(paths.api.submissionNotes(id), { text }),
    onSuccess: async (note) => {
      // Cancels a request for the notes that was sent earlier: its response would lack the new
      // note.
      await queries.cancelQueries({ queryKey: notesKey(id) })
      queries.setQueryData<SubmissionNote[]>(notesKey(id), (notes) => [...(notes ?? []), note])
    },
  })
}
