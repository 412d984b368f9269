import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cacheResponse, useApiQuery } from '@/components/portal/calls'
import { post } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { SubmissionNote } from '../schema'

const notesKey = (id: number) => [paths.api.submissionNotes(id)]

export const useNotes = (id: number) => useApiQuery<SubmissionNote[]>(paths.api.submissionNotes(id))

export function useAddNote(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => post<SubmissionNote>(paths.api.submissionNotes(id), { text }),
    onSuccess: (note) =>
      cacheResponse<SubmissionNote[]>(queries, notesKey(id), (notes = []) => [...notes, note]),
  })
}
