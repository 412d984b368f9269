import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Health } from '@/lib/health'
import { HttpError, request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { GapKey, Ledger } from './schema'

/** Deliveries continue in the background, so an open screen refetches (ms). */
const REFRESH_MS = 15_000

export const useLedger = () =>
  useQuery({
    queryKey: [paths.api.ledger],
    queryFn: ({ signal }) => request<Ledger>(paths.api.ledger, { signal }),
    refetchOnMount: 'always',
    refetchInterval: REFRESH_MS,
  })

const UNAVAILABLE = 503

/**
 * Not `request`, which would throw: a failing system responds with 503, and that response is to be
 * shown.
 */
async function fetchHealth(signal: AbortSignal): Promise<Health> {
  const response = await fetch(paths.api.health, { signal })
  if (response.ok || response.status === UNAVAILABLE) return response.json()
  throw new HttpError(response.status, await response.text(), response.headers)
}

export const useHealth = () =>
  useQuery({
    queryKey: [paths.api.health],
    queryFn: ({ signal }) => fetchHealth(signal),
    refetchOnMount: 'always',
    refetchInterval: REFRESH_MS,
    retry: false,
  })

/** Retries deliveries, then refetches the ledger, also after an error. */
export function useRepair() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (gaps: readonly GapKey[]) =>
      request<void>(paths.api.ledgerRepair, { method: 'POST', body: { gaps } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [paths.api.ledger] }),
  })
}
