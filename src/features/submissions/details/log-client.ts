import { useQuery } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'

/** A line of the audit log, as far as the details show it. */
interface LogLine {
  id: number
  action: string
  actorName: string | null
  subject: string | null
  detail: string | null
  /** ISO 8601, UTC. */
  at: string
}

/** What was done with one submission and who looked at it, newest first. */
export const useSubmissionLog = (id: number) =>
  useQuery({
    queryKey: [paths.api.submissionLog(id)],
    queryFn: ({ signal }) => request<LogLine[]>(paths.api.submissionLog(id), { signal }),
    refetchOnMount: 'always',
  })
