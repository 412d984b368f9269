import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { type Retention, retentionSchema } from '../privacy'

/** The part of the response that the builder uses. */
interface Preview {
  count: number
  /** ISO 8601, UTC. */
  goesAt: string
  isAnnounced: boolean
}

/**
 * Previews which registrations would be erased next: by the stored rules, or by the edited ones
 * when they are not saved.
 */
export function useRetentionPreview(formId: number, retention: Retention, isSaved: boolean) {
  const path = paths.api.formRetention(formId)
  return useQuery({
    queryKey: [path, isSaved ? 'saved' : retention],
    queryFn: ({ signal }) =>
      isSaved
        ? request<Preview>(path, { signal })
        : request<Preview>(path, { method: 'POST', body: retention, signal }),
    enabled: retention.days !== null && retentionSchema.safeParse(retention).success,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
