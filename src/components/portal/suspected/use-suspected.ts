import { useApiMutation, useRead } from '@/components/portal/calls'
import { request } from '@/lib/http/client'
import type { SuspectedList } from '@/lib/suspicion/list'

/** Loads the items of one kind that are suspected as spam; `path` is the endpoint of their list. */
export const useSuspected = <Row>(path: string) => useRead<SuspectedList<Row>>(path)

/**
 * Releases or deletes suspected items, then refetches all queries, because many screens count these
 * items.
 */
export const useSuspectedAction = (path: string, action: 'release' | 'delete') =>
  useApiMutation((ids: readonly number[]) =>
    request<Partial<Record<'released' | 'deleted', number>>>(`${path}/${action}`, {
      method: 'POST',
      body: { ids },
    }),
  )
