import { useApiMutation, useRead } from '@/components/portal/calls'
import { request } from '@/lib/http/client'
import type { SuspectedList } from '@/lib/suspicion/list'

export const useSuspected = <Row>(path: string) => useRead<SuspectedList<Row>>(path)

/** Refetches all queries, because many screens count these items. */
export const useSuspectedAction = (path: string, action: 'release' | 'delete') =>
  useApiMutation((ids: readonly number[]) =>
    request<Partial<Record<'released' | 'deleted', number>>>(`${path}/${action}`, {
      method: 'POST',
      body: { ids },
    }),
  )
