import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApiMutation, useApiQuery } from '@/components/portal/calls'
import { put } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { refetchSubmissions, updateCachedRows } from '../client'
import type { Submission, TestMarkInput } from '../schema'
import type { Correction, CorrectionInput } from './corrections'

const historyKey = (id: number) => [paths.api.submissionAnswers(id)]

export const useCorrections = (id: number) =>
  useApiQuery<Correction[]>(paths.api.submissionAnswers(id))

function useCorrection<Input>(id: number, correct: (input: Input) => Promise<Submission>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: correct,
    onSuccess: (corrected) => updateCachedRows(queries, (row) => (row.id === id ? corrected : row)),
    // Refetches after an error too, because somebody else may have changed the answer.
    onSettled: () =>
      Promise.all([
        refetchSubmissions(queries),
        queries.invalidateQueries({ queryKey: historyKey(id) }),
      ]),
  })
}

export const useCorrectAnswer = (id: number) =>
  useCorrection(id, (correction: CorrectionInput) =>
    put<Submission>(paths.api.submissionAnswers(id), correction),
  )

interface FileCorrection extends Pick<CorrectionInput, 'fieldId' | 'was'> {
  file: File
}

export const useCorrectFile = (id: number) =>
  useCorrection(id, ({ fieldId, was, file }: FileCorrection) => {
    const body = new FormData()
    body.set('was', JSON.stringify(was))
    body.set(`file_${fieldId}`, file)
    return put<Submission>(paths.api.submissionFile(id), body)
  })

export const useSetTestMarks = () =>
  useApiMutation(
    // All queries are refetched, because every count in the portal may have changed.
    (body: TestMarkInput) => put<{ changed: number }>(paths.api.testMarks, body),
  )
