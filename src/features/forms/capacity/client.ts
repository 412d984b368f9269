import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cacheResponse, useApiQuery } from '@/components/portal/calls'
import { put } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { formQueryKeys } from '../client'
import type { PlacesInput, PlacesWithRevision } from './schema'

const REFRESH_MS = 10_000

export const usePlaces = (id: number) =>
  useApiQuery<PlacesWithRevision>(paths.api.formPlaces(id), {
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })

export function useSavePlaces(id: number) {
  const queries = useQueryClient()
  const queryKey = [paths.api.formPlaces(id)]
  return useMutation({
    mutationFn: (places: PlacesInput) => put<PlacesWithRevision>(paths.api.formPlaces(id), places),
    onSuccess: async (places) => {
      await cacheResponse(queries, queryKey, places)
      await queries.invalidateQueries({ queryKey: formQueryKeys.list })
    },
    // The save may fail because somebody else has saved. With the refetched state, the screen can
    // offer both versions.
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
