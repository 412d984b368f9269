import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { type Retention, retentionSchema } from '../privacy'

interface Preview {
  count: number
  goesAt: string
  isAnnounced: boolean
}

/**
 * Previews what the retention rules erase. When `isSaved` is true, the rules have no unsaved
 * changes, and the server uses the stored rules.
 */
export function useRetentionPreview(formId: number, retention: Retention, isSaved: boolean) {
  const path = paths.api.formRetention(formId)
  return useQuery({
    queryKey: [path, isSaved ? 'saved' : retention],
    queryFn: ({ signal }) =>
      isSaved
        ? requestJson<Preview>(path, { signal })
        : requestJson<Preview>(path, { method: 'POST', body: retention, signal }),
    enabled: retention.days !== null && retentionSchema.safeParse(retention).success,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
