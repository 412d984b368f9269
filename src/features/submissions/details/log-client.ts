import { useRead } from '@/components/portal/calls'

interface LogLine {
  id: number
  action: string
  actorName: string | null
  subject: string | null
  detail: string | null
  /** ISO 8601, UTC. */
  at: string
}

/** Reads the latest 100 log lines about one submission, newest first. */
export const useLogLines = (path: string) => useRead<LogLine[]>(path)
