import type { FieldType } from '@/features/forms/field-types'
import type { FormField } from '@/features/forms/schema'
import { REGISTRATION_LIMITS } from './limits'

/** The message about a present answer, or null when there is nothing to say. */
type Rule = (answer: string | string[], field: Pick<FormField, 'options'>) => string | null

interface AnswerRules {
  /** Spec §5: the browser and the server both ask for it. */
  shape: Rule
  /** What only the server checks, against answers no screen of ours would send (Spec §5). */
  strict: Rule
  /**
   * The message about an input that was begun and not finished: it reads as empty, and only the
   * browser knows. Null where whatever is typed reads as it stands.
   */
  halfTyped: string | null
  /**
   * What an answer is made of: `words` are looked at for spam (decision 019), a `choice` may stand in
   * a confirmation that goes by itself (018), an `address` says for certain whose it is (023).
   */
  holds: 'words' | 'choice' | 'address' | 'file'
}

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE_CHARACTERS = /^[\d\s\-+()]+$/
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** A checkbox field without options is one box that says yes. */
export const LONE_CHECKBOX_VALUE = 'Yes'

const anything: Rule = () => null

const emailShape: Rule = (answer) =>
  EMAIL_SHAPE.test(String(answer).trim()) ? null : 'Please enter a valid email address'

const phoneShape: Rule = (answer) =>
  PHONE_CHARACTERS.test(String(answer)) ? null : 'Please enter a valid phone number'

const atMost =
  (length: number): Rule =>
  (answer) =>
    answer.length > length
      ? `Please keep this under ${length.toLocaleString('en')} characters`
      : null

const shortText = atMost(REGISTRATION_LIMITS.textLength)
const longText = atMost(REGISTRATION_LIMITS.longTextLength)

const NOT_A_DATE = 'Please enter a valid date'

/** A day of the calendar as date inputs send it: 2026-02-30 is none. */
const realDay: Rule = (answer) => {
  const [, year, month, day] = DAY.exec(String(answer)) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)
  return exists ? null : NOT_A_DATE
}

const amongOptions: Rule = (answer, { options }) => {
  const offered = options?.length ? options : [LONE_CHECKBOX_VALUE]
  return [answer].flat().every((choice) => offered.includes(choice))
    ? null
    : 'Please choose from the options given'
}

export const ANSWER_RULES: Record<FieldType, AnswerRules> = {
  text: { shape: anything, strict: shortText, halfTyped: null, holds: 'words' },
  email: { shape: emailShape, strict: shortText, halfTyped: null, holds: 'address' },
  phone: { shape: phoneShape, strict: shortText, halfTyped: null, holds: 'address' },
  textarea: { shape: anything, strict: longText, halfTyped: null, holds: 'words' },
  select: { shape: anything, strict: amongOptions, halfTyped: null, holds: 'choice' },
  checkbox: { shape: anything, strict: amongOptions, halfTyped: null, holds: 'choice' },
  date: { shape: anything, strict: realDay, halfTyped: NOT_A_DATE, holds: 'choice' },
  // A file's bytes are checked in uploads.ts.
  file: { shape: anything, strict: anything, halfTyped: null, holds: 'file' },
}
