import { useQuery } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { Dashboard } from './schema'

/** Registrations arrive without anyone at this screen doing anything: each visit asks again. */
export const useDashboard = () =>
  useQuery({
    queryKey: [paths.api.dashboard],
    queryFn: ({ signal }) => request<Dashboard>(paths.api.dashboard, { signal }),
    refetchOnMount: 'always',
  })
