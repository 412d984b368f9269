import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApiQuery } from '@/components/portal/calls'
import { post, put, requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { PageSize } from '../constants'
import { submissionKeys } from '../keys'
import type { ListLayout } from './layout'
import type { ChangeViewInput, SavedView, ViewList } from './schema'

const LAYOUT = [paths.api.submissionLayout]
// Begins with the key of the lists, so that a change of rows also refetches the views' counts.
const VIEWS = [...submissionKeys.all, 'views']

export const useStoredLayout = () =>
  useQuery({
    queryKey: LAYOUT,
    queryFn: ({ signal }) => requestJson<ListLayout>(paths.api.submissionLayout, { signal }),
  })

interface Keeping {
  rows?: PageSize
  formId?: number | null
  columns?: string
}

/** A mutation that shows the choice at once, and keeps showing it when the request fails. */
export function useStoreLayout() {
  const queries = useQueryClient()
  return useMutation({
    // Requests run one after the other, so that the last choice is the one that stays stored.
    scope: { id: 'layout' },
    mutationFn: (body: Keeping) => put<ListLayout>(paths.api.submissionLayout, body),
    onMutate: ({ rows, columns, formId }) =>
      queries.setQueryData<ListLayout>(
        LAYOUT,
        (kept) =>
          kept && {
            rows: rows ?? kept.rows,
            columns:
              columns === undefined
                ? kept.columns
                : { ...kept.columns, [formId ?? 'all']: columns },
          },
      ),
  })
}

export const useViews = () => useApiQuery<ViewList>(paths.api.submissionViews, { queryKey: VIEWS })

export interface NewView {
  name: string
  query: string
  isShared: boolean
}

/** Returns the query to send. The endpoint requires one, so it is `?` for the whole list. */
const asQuery = (query: string) => query || '?'

function useRefetchViews() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: VIEWS })
}

export function useSaveView() {
  const readAgain = useRefetchViews()
  return useMutation({
    mutationFn: ({ query, ...view }: NewView) =>
      post<SavedView>(paths.api.submissionViews, { ...view, query: asQuery(query) }),
    onSettled: readAgain,
  })
}

export function useChangeView() {
  const readAgain = useRefetchViews()
  return useMutation({
    mutationFn: ({ id, query, ...view }: ChangeViewInput & { id: number }) =>
      put<SavedView>(paths.api.submissionView(id), {
        ...view,
        ...(query !== undefined && { query: asQuery(query) }),
      }),
    onSettled: readAgain,
  })
}

export function useDeleteView() {
  const readAgain = useRefetchViews()
  return useMutation({
    mutationFn: (id: number) => requestJson(paths.api.submissionView(id), { method: 'DELETE' }),
    onSettled: readAgain,
  })
}
