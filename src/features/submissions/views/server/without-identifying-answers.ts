import 'server-only'
import { isAddress } from '@/features/forms/field-types'
import { listNameFieldCandidates } from '@/features/forms/name-fields'
import { findForm } from '@/features/forms/server/data'
import { readFilters, writeFilters } from '../../filters'

/**
 * Returns a view's query without the filters by words in answers that identify a person, such as a
 * name or email address. Otherwise the view would still contain the words after the person's
 * registrations were erased (decision 028). A query that names no form is returned as it is.
 */
export async function withoutIdentifyingAnswers(query: string): Promise<string> {
  const filters = readFilters(new URLSearchParams(query))
  const { formId } = filters
  const form = filters.answers.length > 0 && formId !== null && (await findForm(formId))
  if (!form) return query
  const naming = new Set(listNameFieldCandidates(form).flatMap((some) => some.map(({ id }) => id)))
  const isKept = new Map(
    [...form.fields, ...form.archivedFields].map((field) => [
      field.id,
      !isAddress(field) && !naming.has(field.id),
    ]),
  )
  const answers = filters.answers.filter(
    ({ fieldId, is, has }) => (is.length === 0 && !has) || isKept.get(fieldId),
  )
  return writeFilters({ ...filters, answers })
}
