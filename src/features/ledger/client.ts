import { useQuery } from '@tanstack/react-query'
import { useApiMutation, useApiQuery } from '@/components/portal/calls'
import type { HealthReport } from '@/lib/health'
import { HttpError, post } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { GapKey, Ledger } from './schema'

const REFRESH_MS = 15_000

export const useLedger = () =>
  useApiQuery<Ledger>(paths.api.ledger, { refetchInterval: REFRESH_MS })

const UNAVAILABLE = 503

/**
 * Reads the health report. Unlike `request`, also returns the body of a 503, because the body says
 * what fails.
 */
async function fetchHealth(signal: AbortSignal): Promise<HealthReport> {
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

export const useRepair = () =>
  useApiMutation(
    (gaps: readonly GapKey[]) => post<void>(paths.api.ledgerRepair, { gaps }),
    [paths.api.ledger],
  )
