import { useApiMutation, useApiQuery } from '@/components/portal/calls'
import { post } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { WaitingAct, WaitingListResponse } from './schema'

/**
 * How often the list is refetched. Visitors may accept or decline an offer, or cancel, at any time.
 */
const REFRESH_MS = 10_000

export const useWaitingList = (formId: number) =>
  useApiQuery<WaitingListResponse>(paths.api.formWaiting(formId), {
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })

interface Act {
  id: number
  act: WaitingAct
  reason?: string
}

export const useActOnWaiting = (formId: number) =>
  useApiMutation(
    ({ id, ...body }: Act) => post<void>(paths.api.submissionSeat(id), body),
    [paths.api.formWaiting(formId)],
    [paths.api.formPlaces(formId)],
  )
