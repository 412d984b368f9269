import { EmptyState } from '@/components/ui/empty-state'
import type { ScreenFilters } from '../filters'

/** Spec §2.5; where dates or a search leave nothing, "yet" would not be true. */
export function NoSubmissions({ formId, fromDate, toDate, search }: ScreenFilters) {
  if (fromDate || toDate || search) {
    return <EmptyState title="No submissions match" text="Try other dates or other words." />
  }
  return (
    <EmptyState
      title="No submissions yet"
      text={
        formId === null ? 'No one has submitted any forms yet' : 'No submissions for this form yet'
      }
    />
  )
}
