import 'server-only'
import { isAddress } from '@/features/forms/field-types'
import { listNameFieldCandidates } from '@/features/forms/name-fields'
import { findForm } from '@/features/forms/server/data'
import { readFilters, writeFilters } from '../../filters'

/**
 * Returns a view's query without words in the answers that identify a person: a view would hold
 * them after everything else about the person was erased (decision 028).
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
