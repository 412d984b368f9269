import 'server-only'
import { isAddress } from '@/features/forms/field-types'
import { listNameFieldCandidates } from '@/features/forms/name-fields'
import { listForms } from '@/features/forms/server/data'
import { readFilters, writeFilters } from '../../filters'

/**
 * Returns a view's query without the filters by words in answers that identify a person, such as a
 * name or email address. Otherwise the view would still contain the words after the person's
 * registrations were erased (decision 028). Looks for the fields in all forms, because a query may
 * filter by a field without naming its form.
 */
export async function withoutIdentifyingAnswers(query: string): Promise<string> {
  const filters = readFilters(new URLSearchParams(query))
  if (filters.answers.length === 0) return query
  const forms = await listForms()
  const naming = new Set(
    forms
      .flatMap(listNameFieldCandidates)
      .flat()
      .map(({ id }) => id),
  )
  const kept = new Set(
    forms
      .flatMap(({ fields, archivedFields }) => [...fields, ...archivedFields])
      .filter((field) => !isAddress(field) && !naming.has(field.id))
      .map(({ id }) => id),
  )
  const answers = filters.answers.filter(
    ({ fieldId, is, has }) => (is.length === 0 && !has) || kept.has(fieldId),
  )
  return writeFilters({ ...filters, answers })
}
