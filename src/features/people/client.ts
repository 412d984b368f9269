import { useMutation } from '@tanstack/react-query'
import { useApiMutation } from '@/components/portal/calls'
import { post, sendRequest } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { ChosenRecords, ErasureReport, FindPersonInput, PersonFound } from './schema'

/** A mutation instead of a query, because the result must not be cached. */
export const useFindPerson = () =>
  useMutation({
    mutationFn: (asked: FindPersonInput) => post<PersonFound>(paths.api.personSearch, asked),
  })

export const useDownloadPersonArchive = () =>
  useMutation({
    mutationFn: async (chosen: ChosenRecords) => {
      const response = await sendRequest(paths.api.personArchive, { method: 'POST', body: chosen })
      return response.blob()
    },
  })

export const useErasePerson = () =>
  useApiMutation((chosen: ChosenRecords) => post<ErasureReport>(paths.api.personErase, chosen))
