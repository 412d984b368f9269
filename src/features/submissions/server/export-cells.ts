import 'server-only'
import type { CellValue } from 'exceljs'
import { presentAnswer } from '@/features/answers/present-answer'
import type { Answer } from '@/features/answers/schema'
import type { FieldType } from '@/features/forms/field-types'
import { escapeText } from '@/lib/xlsx'

type ToCell = (answer: Answer) => CellValue

const asText: ToCell = (answer) => {
  if (Array.isArray(answer)) return escapeText(answer.join(', '))
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  return escapeText(typeof answer === 'string' ? answer : answer.name)
}

/** Spreadsheets know no days before 1900, and count a 29th of February in that year. */
const FIRST_DAY = '1900-03-01'

/** A real date cell: midnight UTC is the day itself to a spreadsheet. */
const asDate: ToCell = (answer) =>
  typeof answer === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(answer) && answer >= FIRST_DAY
    ? new Date(`${answer}T00:00:00Z`)
    : asText(answer)

const asFile: ToCell = (answer) => {
  const view = presentAnswer(answer, 'file')
  return view.kind === 'drive' ? { text: view.url, hyperlink: view.url } : asText(answer)
}

/** How an answer stands in a spreadsheet (design §3.7): typed, never a formula. */
export const EXPORT_CELLS: Record<FieldType, { toCell: ToCell; format: string }> = {
  text: { toCell: asText, format: '@' },
  email: { toCell: asText, format: '@' },
  phone: { toCell: asText, format: '@' },
  textarea: { toCell: asText, format: '@' },
  select: { toCell: asText, format: '@' },
  checkbox: { toCell: asText, format: '@' },
  date: { toCell: asDate, format: 'yyyy-mm-dd' },
  file: { toCell: asFile, format: '@' },
}
