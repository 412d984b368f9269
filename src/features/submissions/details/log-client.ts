import { useQuery } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'

/** The part of an audit log line that the details show. */
interface LogLine {
  id: number
  action: string
  actorName: string | null
  subject: string | null
  detail: string | null
  /** ISO 8601, UTC. */
  at: string
}

/** Who changed or viewed one submission, newest first. */
export const useSubmissionLog = (id: number) =>
  useQuery({
    queryKey: [paths.api.submissionLog(id)],
    queryFn: ({ signal }) => request<LogLine[]>(paths.api.submissionLog(id), { signal }),
    refetchOnMount: 'always',
  })
