import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showAnswer, useRead } from '@/components/portal/calls'
import { put } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { PlacesInput, PlacesWithRevision } from './schema'

const REFRESH_MS = 10_000

/**
 * The times and places with current numbers: refetched every 10 s and when the window gets the
 * focus.
 */
export const usePlaces = (id: number) =>
  useRead<PlacesWithRevision>(paths.api.formPlaces(id), {
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })

export function useSavePlaces(id: number) {
  const queries = useQueryClient()
  const queryKey = [paths.api.formPlaces(id)]
  return useMutation({
    mutationFn: (places: PlacesInput) => put<PlacesWithRevision>(paths.api.formPlaces(id), places),
    onSuccess: (places) => showAnswer(queries, queryKey, places),
    // When somebody else has saved first, the refetch lets the screen offer both versions.
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
