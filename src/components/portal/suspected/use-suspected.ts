import { useApiMutation, useApiQuery } from '@/components/portal/calls'
import { requestJson } from '@/lib/http/client'
import type { SuspectedList } from '@/lib/suspicion/list'

export const useSuspectedList = <Row>(path: string) => useApiQuery<SuspectedList<Row>>(path)

/**
 * Releases or deletes suspected items. All queries are then refetched, because many screens count
 * these items.
 */
export const useSuspectedAction = (path: string, action: 'release' | 'delete') =>
  useApiMutation((ids: readonly number[]) =>
    requestJson<Partial<Record<'released' | 'deleted', number>>>(`${path}/${action}`, {
      method: 'POST',
      body: { ids },
    }),
  )
