import 'server-only'
import type { PreloadedQuery } from '@/components/portal/given-data'
import { listFormsWithFigures } from '@/features/forms/list/server/form-figures'
import { can, type StaffActor } from '@/lib/access'
import { parseWithSchema } from '@/lib/http/body'
import { paths } from '@/lib/paths'
import { toListQuery } from '../../filter-query'
import { listSubmissionsSchema } from '../../filter-schema'
import { type AddressQuery, readFilters, type ScreenFilters } from '../../filters'
import { submissionKeys } from '../../keys'
import type { SubmissionPage } from '../../schema'
import { getListLayout } from '../../views/server/layouts'
import { withStoredLayout } from '../shown-filters'
import { listSubmissionsAndLogRead } from './list'

/**
 * True when the browser must load the list itself. The server cannot apply dates, because it does
 * not know the reader's time zone. A search, also in answers, may be slow and delay the document.
 */
const isForBrowser = ({ fromDate, toDate, search, answers }: ScreenFilters) =>
  fromDate !== '' || toDate !== '' || search !== '' || answers.length > 0

export async function preloadFirstScreen(
  actor: StaffActor,
  address: AddressQuery,
): Promise<PreloadedQuery[]> {
  if (!can(actor, 'submissions.read') || !can(actor, 'forms.read')) return []
  const filters = readFilters(address)
  const [forms, layout] = await Promise.all([listFormsWithFigures(true), getListLayout(actor.id)])
  const given: PreloadedQuery[] = [
    { queryKey: [paths.api.forms], data: forms },
    { queryKey: [paths.api.submissionLayout], data: layout },
  ]
  if (isForBrowser(filters)) return given
  const query = toListQuery(withStoredLayout(filters, layout))
  const readAt = Date.now()
  const { submissions: rows, ...counts } = await listSubmissionsAndLogRead(
    parseWithSchema(listSubmissionsSchema, Object.fromEntries(query)),
    actor,
  )
  const page: SubmissionPage = { rows, ...counts, readAt, since: readAt }
  return [...given, { queryKey: submissionKeys.list(`${query}`), data: page }]
}
