import { type Query, type QueryClient, useQuery } from '@tanstack/react-query'
import { useApiQuery } from '@/components/portal/calls'
import { usePagedQuery } from '@/components/portal/kept-data'
import { sendRequest } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { toListQuery } from './filter-query'
import type { ScreenFilters } from './filters'
import { submissionKeys } from './keys'
import type { Submission, SubmissionPage } from './schema'

async function fetchPage(query: string, signal: AbortSignal): Promise<SubmissionPage> {
  const readAt = Date.now()
  const response = await sendRequest(`${paths.api.submissions}?${query}`, { signal })
  const count = (header: string) => Number(response.headers.get(header) ?? 0)
  return {
    rows: (await response.json()) as Submission[],
    total: count('X-Total-Count'),
    isEstimated: response.headers.get('X-Total-Count-Is') === 'estimated',
    unfiltered: count('X-Unfiltered-Count'),
    readAt,
  }
}

/**
 * Loads a page of the list. While `isLayoutKnown` is false, the page is fetched but not returned,
 * because the reader's stored columns are still loading.
 */
export function useSubmissions(filters: ScreenFilters, isLayoutKnown: boolean) {
  const query = toListQuery(filters).toString()
  const results = usePagedQuery({
    queryKey: submissionKeys.list(query),
    queryFn: ({ signal }) => fetchPage(query, signal),
  })
  return {
    ...results,
    data: isLayoutKnown ? results.data : undefined,
    isPending: results.isPending || !isLayoutKnown,
  }
}

export function useExactTotal(filters: ScreenFilters, enabled: boolean): number | undefined {
  const query = toListQuery({ ...filters, page: 1 })
  query.set('limit', '1')
  query.set('count', 'exact')
  const { data } = useQuery({
    queryKey: submissionKeys.list(`${query}`),
    queryFn: ({ signal }) => fetchPage(`${query}`, signal),
    enabled,
  })
  return enabled ? data?.total : undefined
}

/** Loads one submission by itself, not as part of the list. Loads nothing when `id` is null. */
export const useSubmission = (id: number | null) =>
  useApiQuery<Submission>(paths.api.submission(id ?? 0), {
    queryKey: submissionKeys.one(id ?? 0),
    enabled: id !== null,
  })

export function updateCachedRows(queries: QueryClient, change: (row: Submission) => Submission) {
  queries.setQueriesData<SubmissionPage>({ queryKey: submissionKeys.all }, (page) =>
    page?.rows ? { ...page, rows: page.rows.map(change) } : page,
  )
  queries.setQueriesData<Submission>({ predicate: isOne }, (row) => (row ? change(row) : row))
}

const isOne = ({ queryKey: [path] }: Query) =>
  typeof path === 'string' && /^\/api\/admin\/submissions\/\d+$/.test(path)

const isHistory = ({ queryKey: [path] }: Query) =>
  typeof path === 'string' && /^\/api\/admin\/submissions\/\d+\/history$/.test(path)

export const refetchSubmissions = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: submissionKeys.all }),
    queries.invalidateQueries({ predicate: (query) => isOne(query) || isHistory(query) }),
  ])
