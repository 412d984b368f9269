import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request, send } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { ChosenRecords, ErasureReport, PersonFound } from './schema'

/** A mutation, not a query: it runs when a button is pressed, and its result must not be cached. */
export const useFindPerson = () =>
  useMutation({
    mutationFn: (who: string) =>
      request<PersonFound>(paths.api.personSearch, { method: 'POST', body: { who } }),
  })

export const usePersonArchive = () =>
  useMutation({
    mutationFn: async (chosen: ChosenRecords) => {
      const response = await send(paths.api.personArchive, { method: 'POST', body: chosen })
      return response.blob()
    },
  })

export function useErasePerson() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (chosen: ChosenRecords) =>
      request<ErasureReport>(paths.api.personErase, { method: 'POST', body: chosen }),
    onSettled: () => queries.invalidateQueries(),
  })
}
