import { EmptyState } from '@/components/ui/empty-state'
import { hasFiltersWithinForm, type ScreenFilters } from '../../filters'

export function NoSubmissions({ filters }: { filters: ScreenFilters }) {
  if (hasFiltersWithinForm(filters)) {
    return (
      <EmptyState
        title="No registrations match"
        text="Try another status, other dates, answers or words."
      />
    )
  }
  return (
    <EmptyState
      title="No submissions yet"
      text={
        filters.formId === null
          ? 'No one has submitted any forms yet'
          : 'No submissions for this form yet'
      }
    />
  )
}
