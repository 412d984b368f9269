import { useApiMutation, useRead } from '@/components/portal/calls'
import { post } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { WaitingAct, WaitingList } from './schema'

/**
 * The list is refetched this often, because visitors answer offers and places become free at any
 * time.
 */
const REFRESH_MS = 10_000

export const useWaitingList = (formId: number) =>
  useRead<WaitingList>(paths.api.formWaiting(formId), {
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })

interface Act {
  id: number
  act: WaitingAct
  reason?: string
}

/**
 * A mutation for what staff do about a person's place. Refetches the waiting list and the form's
 * limits, because the numbers of both change.
 */
export const useActOnWaiting = (formId: number) =>
  useApiMutation(
    ({ id, ...body }: Act) => post<void>(paths.api.submissionSeat(id), body),
    [paths.api.formWaiting(formId)],
    [paths.api.formPlaces(formId)],
  )
