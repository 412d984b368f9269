import { useCan } from '@/components/portal/frame/current-user'
import { useSuspected } from '@/components/portal/suspected/use-suspected'
import { paths } from '@/lib/paths'
import { type ScreenFilters, writeFilters } from '../../filters'

export interface ListLink {
  label: string
  href: string
  /** True for the link that stays visible on phones, where the others are in a menu. */
  isFirst?: boolean
}

/**
 * The number of suspected registrations and testimonies; each counts as 0 while not loaded. Null
 * when the suspected registrations could not be loaded, for example because of the reader's role.
 */
function useSuspectedCount(): number | null {
  const registrations = useSuspected(paths.api.suspectedSubmissions)
  const testimonies = useSuspected(paths.api.suspectedTestimonies)
  if (registrations.isLoadingError) return null
  return (registrations.data?.total ?? 0) + (testimonies.data?.total ?? 0)
}

const countedLabel = (label: string, count: number) =>
  count > 0 ? `${label} (${count.toLocaleString('en-PH')})` : label

/**
 * Returns the links above the list that the reader's role allows: adding a registration by hand,
 * suspected registrations and testimonies, the bin, and mailings. When the list is filtered by a
 * form and has matches, also a mailing to all of them and their totals.
 * @param total the number of matches
 */
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
