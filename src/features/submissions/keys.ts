import { paths } from '@/lib/paths'

export const submissionKeys = {
  all: [paths.api.submissions] as const,
  list: (query: string) => [paths.api.submissions, query] as const,
  one: (id: number) => [paths.api.submission(id)] as const,
  status: [paths.api.submissions, 'status'] as const,
}
