import { useQuery } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { Dashboard } from './schema'

/** Registrations arrive all the time, so each visit refetches the figures. */
export const useDashboard = () =>
  useQuery({
    queryKey: [paths.api.dashboard],
    queryFn: ({ signal }) => request<Dashboard>(paths.api.dashboard, { signal }),
    refetchOnMount: 'always',
  })
