import 'server-only'
import { isEmailOrPhone } from '@/features/forms/field-types'
import { listNameFieldCandidates } from '@/features/forms/name-fields'
import { listForms } from '@/features/forms/server/data'
import { readFilters, writeFilters } from '../../filters'

/**
 * Removes filters by a name, email address or phone number, because they would outlive the erasure
 * of that person (decision 028). Also removes filters by unknown fields. Looks for the fields in
 * all forms, because a query may name a field without its form.
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
      .filter((field) => !isEmailOrPhone(field) && !naming.has(field.id))
      .map(({ id }) => id),
  )
  const answers = filters.answers.filter(
    ({ fieldId, is, has }) => (is.length === 0 && !has) || kept.has(fieldId),
  )
  return writeFilters({ ...filters, answers })
}
