import { keepPreviousData, type Query, type QueryClient, useQuery } from '@tanstack/react-query'
import { request, send } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { type ScreenFilters, toListQuery } from './filters'
import type { Submission } from './schema'

export interface SubmissionPage {
  rows: Submission[]
  /** How many match the filters. */
  total: number
  /** `total` is about that many: of a search that finds more than ten thousand. */
  isEstimated: boolean
  /** How many there are at all. */
  unfiltered: number
  /** When it was asked for, by the clock of this browser. Changes that are shown in it leave it. */
  readAt: number
}

export const submissionKeys = {
  all: [paths.api.submissions] as const,
  list: (query: string) => [paths.api.submissions, query] as const,
  one: (id: number) => [paths.api.submission(id)] as const,
  status: [paths.api.submissions, 'status'] as const,
}

async function fetchPage(query: string, signal: AbortSignal): Promise<SubmissionPage> {
  const readAt = Date.now()
  const response = await send(`${paths.api.submissions}?${query}`, { signal })
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
 * One page of what the filters leave. The page before stays in view until the next one is there.
 * @param isLayoutKnown until then it is asked for, but not shown: it would change its columns
 */
export function useSubmissions(filters: ScreenFilters, isLayoutKnown: boolean) {
  const query = toListQuery(filters).toString()
  const results = useQuery({
    queryKey: submissionKeys.list(query),
    queryFn: ({ signal }) => fetchPage(query, signal),
    placeholderData: keepPreviousData,
    // New registrations arrive all day: coming back to a page looks again, behind what it knew.
    refetchOnMount: 'always',
  })
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = results
  return {
    data: isLayoutKnown ? data : undefined,
    isPending: isPending || !isLayoutKnown,
    error,
    isPlaceholderData,
    isFetching,
    refetch,
  }
}

/** One that no page in view holds; null asks for none. */
export const useSubmission = (id: number | null) =>
  useQuery({
    queryKey: submissionKeys.one(id ?? 0),
    queryFn: ({ signal }) => request<Submission>(paths.api.submission(id ?? 0), { signal }),
    enabled: id !== null,
    refetchOnMount: 'always',
  })

/** Changes rows wherever they are shown, before the server has answered. Counts have none. */
export function showRows(queries: QueryClient, change: (row: Submission) => Submission) {
  queries.setQueriesData<SubmissionPage>({ queryKey: submissionKeys.all }, (page) =>
    page?.rows ? { ...page, rows: page.rows.map(change) } : page,
  )
  queries.setQueriesData<Submission>({ predicate: isOne }, (row) => (row ? change(row) : row))
}

const isOne = ({ queryKey: [path] }: Query) =>
  typeof path === 'string' && /^\/api\/admin\/submissions\/\d+$/.test(path)

/** Asks again for every list and submission in view. */
export const refreshRows = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: submissionKeys.all }),
    queries.invalidateQueries({ predicate: isOne }),
  ])
