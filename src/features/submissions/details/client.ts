import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRead } from '@/components/portal/calls'
import { post } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { SubmissionNote } from '../schema'

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
