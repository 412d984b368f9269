import { useApiQuery } from '@/components/portal/calls'

interface LogLine {
  id: number
  action: string
  actorName: string | null
  subject: string | null
  detail: string | null
  /** ISO 8601, UTC. */
  at: string
}

export const useLogLines = (path: string) => useApiQuery<LogLine[]>(path)
