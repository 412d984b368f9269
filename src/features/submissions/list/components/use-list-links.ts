import { useCan } from '@/components/portal/frame/current-user'
import { useSuspectedList } from '@/components/portal/suspected/use-suspected'
import { paths } from '@/lib/paths'
import { type ScreenFilters, writeFilters } from '../../filters'

export interface ListLink {
  label: string
  href: string
  isFirst?: boolean
}

function useSuspectedCount(): number | null {
  const registrations = useSuspectedList(paths.api.suspectedSubmissions)
  const testimonies = useSuspectedList(paths.api.suspectedTestimonies)
  if (registrations.isLoadingError) return null
  return (registrations.data?.total ?? 0) + (testimonies.data?.total ?? 0)
}

const countedLabel = (label: string, count: number) =>
  count > 0 ? `${label} (${count.toLocaleString('en-PH')})` : label

export function useListLinks(filters: ScreenFilters, total: number): ListLink[] {
  const mayAdd = useCan('submissions.write')
  const mayDelete = useCan('submissions.delete')
  const mayWrite = useCan('mailings.send')
  const suspected = useSuspectedCount()
  const { formId } = filters
  const links: ListLink[] = []
  if (mayAdd) {
    const href = paths.portal.addRegistration(formId ?? undefined)
    links.push({ label: 'Add', href, isFirst: true })
  }
  if (suspected !== null) {
    links.push({ label: countedLabel('Possible spam', suspected), href: paths.portal.suspected })
  }
  if (mayDelete) links.push({ label: 'Bin', href: paths.portal.bin })
  if (mayWrite) links.push({ label: 'Messages', href: paths.portal.mailings })
  if (mayWrite && formId !== null && total > 0) {
    const href = paths.portal.composeMailing(writeFilters({ ...filters, page: 1 }))
    links.push({ label: 'Write', href })
  }
  if (formId !== null && total > 0) {
    const query = writeFilters({ ...filters, page: 1 }).slice(1)
    links.push({ label: 'Totals', href: paths.portal.submissionTotals(query) })
  }
  return links
}
