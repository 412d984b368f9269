import 'server-only'
import type { CellValue } from 'exceljs'
import { isAnswer, unreadableText } from '@/features/answers/answer-shape'
import { presentAnswer } from '@/features/answers/answer-view'
import type { Answer, StoredAnswers } from '@/features/answers/schema'
import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import type { FormField } from '@/features/forms/schema'
import { toInstant } from '@/lib/dates'

type ToCell = (answer: Answer) => CellValue

const asText: ToCell = (answer) => {
  if (Array.isArray(answer)) return answer.join(', ')
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  return typeof answer === 'string' ? answer : answer.name
}

/** Excel knows no days before 1900 and counts a 29 February 1900 that did not exist. */
const FIRST_DAY = '1900-03-01'

/** A date cell; spreadsheets show midnight UTC as that day. */
const asDate: ToCell = (answer) => {
  if (typeof answer !== 'string' || answer < FIRST_DAY) return asText(answer)
  const midnight = `${answer}T00:00:00.000Z`
  return toInstant(midnight) === midnight ? new Date(midnight) : asText(answer)
}

const asFile: ToCell = (answer) => {
  const view = presentAnswer(answer, 'file')
  return view.kind === 'drive' ? { text: view.url, hyperlink: view.url } : asText(answer)
}

/** How the answers to each field type become cells: typed, and never a formula. */
const CELLS = {
  text: { toCell: asText, format: '@' },
  date: { toCell: asDate, format: 'yyyy-mm-dd' },
  file: { toCell: asFile, format: '@' },
}

export const cellOf = (fieldType: FieldType) => CELLS[FIELD_TYPE_TRAITS[fieldType].cell]

export const UNREADABLE_CELL = 'Unreadable'

/** The cell of one field; empty when there is no answer. */
export function toCell(data: StoredAnswers, { id, fieldType }: FormField): CellValue {
  if (data === null) return UNREADABLE_CELL
  const answer = data[id] ?? null
  if (answer === null) return null
  return isAnswer(answer) ? cellOf(fieldType).toCell(answer) : unreadableText(answer)
}
