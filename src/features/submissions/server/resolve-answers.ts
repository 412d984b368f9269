import 'server-only'
import { FIELD_TYPE_TRAITS, type FieldType, isQuestion } from '@/features/forms/field-types'
import { listOfferedOptions } from '@/features/forms/offered-options'
import { findProvinceByText } from '@/features/forms/places/provinces'
import { db, type Executor, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { AnswerFilter } from '../answer-filters'
import type { SubmissionFilters } from '../filter-schema'
import type { AnswerKind, ResolvedAnswerFilter, ResolvedFilters } from './answer-conditions'

interface FieldRow {
  id: string
  formId: number
  fieldType: FieldType
  options: string[] | null
  ofEach: boolean
}

function kindOf(fieldType: FieldType): AnswerKind {
  const { hasOptions, cell } = FIELD_TYPE_TRAITS[fieldType]
  if (hasOptions) return 'choice'
  if (fieldType === 'province_town') return 'place'
  if (cell === 'date') return 'day'
  return cell === 'file' ? 'file' : 'text'
}

const refusal = (name: string, message: string) =>
  new AppError('submissions.answer_filter', { message, fields: { [`answer.${name}`]: message } })

const provinceNamed = (fieldId: string) => (text: string) => {
  const province = findProvinceByText(text)
  if (!province) throw refusal(fieldId, 'There is no such province.')
  return province.name
}

function checked(
  filter: AnswerFilter,
  { fieldType, options, ofEach }: FieldRow,
): ResolvedAnswerFilter {
  const { fieldId, is, has, from, to } = filter
  const kind = kindOf(fieldType)
  if ((from || to) && kind !== 'day') {
    throw refusal(fieldId, 'Only a date can be filtered by from and to.')
  }
  if (has && kind === 'day') {
    throw refusal(fieldId, 'A date can be filtered by from and to, not by a part of it.')
  }
  if (kind === 'file' && (is.length > 0 || has)) {
    throw refusal(fieldId, 'A file can be filtered by whether it was given.')
  }
  if (kind === 'place')
    return { ...filter, is: is.map(provinceNamed(fieldId)), kind, options: [], ofEach }
  return { ...filter, kind, options: listOfferedOptions({ options }), ofEach }
}

/**
 * Adds to each filter by an answer the kind and the options of its field, which may be a removed
 * one. Filters without a form get the form of the first field. Throws `submissions.answer_filter`.
 */
export async function resolveAnswerFilters<F extends SubmissionFilters>(
  filters: F,
  on?: Executor,
): Promise<Omit<F, 'answers'> & ResolvedFilters> {
  const { answers, ...others } = filters
  if (!answers || answers.length === 0) return others
  const ids = answers.map(({ fieldId }) => fieldId)
  const rows = await query<FieldRow>(
    on ?? (await db()),
    sql`select id, _parent_id as "formId", field_type as "fieldType", options,
          coalesce((select party -> 'fieldIds' ? forms_fields.id from forms
            where forms.id = _parent_id), false) as "ofEach"
        from forms_fields where id = any(${sql.param(ids)}::text[])`,
  )
  const fields = new Map(rows.map((row) => [row.id, row]))
  const formId = filters.formId ?? fields.get(ids[0] ?? '')?.formId
  const known = answers.map((filter) => {
    const field = fields.get(filter.fieldId)
    if (!field || field.formId !== formId || !isQuestion(field)) {
      throw refusal(filter.fieldId, 'This form has no such field. Choose the form, then its field.')
    }
    return checked(filter, field)
  })
  return { ...others, formId, answers: known }
}
