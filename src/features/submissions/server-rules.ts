import type { FieldType } from '../forms/field-types'
import type { FormField } from '../forms/schema'
import { SUBMISSION_LIMITS } from './constants'

type Rule = (answer: string | string[], field: Pick<FormField, 'options'>) => string | null

const atMost =
  (length: number): Rule =>
  (answer) =>
    answer.length > length
      ? `Please keep this under ${length.toLocaleString('en')} characters`
      : null

const shortText = atMost(SUBMISSION_LIMITS.textLength)

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day of the calendar as date inputs send it: 2026-02-30 is none. */
function realDate(answer: string | string[]): string | null {
  const [, year, month, day] = DAY.exec(String(answer)) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)
  return exists ? null : 'Please enter a valid date'
}

/** A checkbox field without options is one box that says yes. */
export const LONE_CHECKBOX_VALUE = 'Yes'

const amongOptions: Rule = (answer, { options }) => {
  const offered = options?.length ? options : [LONE_CHECKBOX_VALUE]
  return [answer].flat().every((choice) => offered.includes(choice))
    ? null
    : 'Please choose from the options given'
}

/** What only the server checks of a present answer (design §3.2). */
export const SERVER_RULES = {
  text: shortText,
  email: shortText,
  phone: shortText,
  textarea: atMost(SUBMISSION_LIMITS.longTextLength),
  select: amongOptions,
  checkbox: amongOptions,
  date: realDate,
  // The bytes are checked in uploads.ts.
  file: () => null,
} as const satisfies Record<FieldType, Rule>
