import type { AnswerLimits } from '@/features/forms/answer-limits'
import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import { FORM_LIMITS } from '@/features/forms/limits'
import { isOther, OTHER_CHOICE } from '@/features/forms/other-choice'
import { splitPlace } from '@/features/forms/places/place'
import type { FormField } from '@/features/forms/schema'
import { EMAIL_SHAPE } from '@/lib/text'
import { dayLimits, howMany, numberShape, timeShape } from './limit-rules'
import { REGISTRATION_LIMITS } from './limits'

/** Returns the message about an invalid answer; null when it is valid. */
type Rule = (
  answer: string | string[],
  field: Pick<FormField, 'options'> & Partial<AnswerLimits>,
) => string | null

interface AnswerRules {
  /** Spec §5: checked by both the browser and the server. */
  shape: Rule
  /** Checked by the server only, against answers that our pages would never send (Spec §5). */
  strict: Rule
}

const PHONE_CHARACTERS = /^[\d\s\-+()]+$/
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

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

/** A calendar day as date inputs send it; 2026-02-30 does not exist. */
const realDay: Rule = (answer) => {
  const [, year, month, day] = DAY.exec(String(answer)) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)
  return exists ? null : FIELD_TYPE_TRAITS.date.halfTyped
}

/** Where it is allowed, one of the choices may be a text of the visitor's own. */
const amongOptions: Rule = (answer, { options, hasOther }) => {
  const others = [answer].flat().filter((choice) => isOther({ options }, choice))
  if (others.length > (hasOther ? 1 : 0)) return 'Please choose from the options given'
  return others.some(({ length }) => length > FORM_LIMITS.option)
    ? `Please keep this under ${FORM_LIMITS.option} characters`
    : null
}

const placeShape: Rule = (answer) => {
  const { town, province } = splitPlace(String(answer))
  if (!province) return 'Please choose the province'
  return town ? null : 'Please write the town or city'
}

const otherWritten: Rule = (answer, { hasOther }) => {
  const isBare = [answer].flat().some((choice) => choice === OTHER_CHOICE || choice.trim() === '')
  return hasOther && isBare ? 'Please write your answer beside “Other…”' : null
}

export const ANSWER_RULES: Record<FieldType, AnswerRules> = {
  text: { shape: anything, strict: shortText },
  email: { shape: emailShape, strict: shortText },
  phone: { shape: phoneShape, strict: shortText },
  textarea: { shape: anything, strict: longText },
  select: { shape: otherWritten, strict: amongOptions },
  checkbox: {
    shape: (answer, field) => otherWritten(answer, field) ?? howMany(answer, field),
    strict: amongOptions,
  },
  date: { shape: dayLimits, strict: realDay },
  number: { shape: numberShape, strict: shortText },
  time: { shape: timeShape, strict: shortText },
  radio: { shape: otherWritten, strict: amongOptions },
  agreement: { shape: anything, strict: amongOptions },
  // That the province exists is checked in answer-check.ts, which pages do not load.
  province_town: { shape: placeShape, strict: atMost(FORM_LIMITS.town + FORM_LIMITS.option) },
  section: { shape: anything, strict: anything },
  text_block: { shape: anything, strict: anything },
  // A file's content is checked in uploads.ts.
  file: { shape: anything, strict: anything },
}
