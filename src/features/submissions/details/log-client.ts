import { useRead } from '@/components/portal/calls'
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
export const useSubmissionLog = (id: number) => useRead<LogLine[]>(paths.api.submissionLog(id))
