import type { AnswerLimits } from '@/features/forms/answer-limits'
import type { FieldType } from '@/features/forms/field-types'
import { FORM_LIMITS } from '@/features/forms/limits'
import { isDayText } from '@/features/forms/orders'
import { isOtherChoice, OTHER_CHOICE } from '@/features/forms/other-choice'
import { splitTownAndProvince } from '@/features/forms/places/place'
import type { FormField } from '@/features/forms/schema'
import { EMAIL_SHAPE } from '@/lib/text'
import { RULES_WORDS } from '@/lib/words/english/rules'
import { fillPlaceholders } from '@/lib/words/fill'
import { checkChosenCount, checkDayLimits, checkNumberAnswer, checkTimeAnswer } from './limit-rules'
import { REGISTRATION_LIMITS } from './limits'

/** Returns the message about an invalid answer; null when it is valid. */
type Rule = (
  answer: string | string[],
  field: Pick<FormField, 'options'> & Partial<AnswerLimits>,
  words?: typeof RULES_WORDS,
) => string | null

interface AnswerRules {
  shape: Rule
  /** Checked by the server only (Spec §5). */
  strict: Rule
}

const PHONE_CHARACTERS = /^[\d\s\-+()]+$/

const anything: Rule = () => null

const emailShape: Rule = (answer, _field, words = RULES_WORDS) =>
  EMAIL_SHAPE.test(String(answer).trim()) ? null : words.email

const phoneShape: Rule = (answer, _field, words = RULES_WORDS) =>
  PHONE_CHARACTERS.test(String(answer)) ? null : words.phone

const atMost =
  (length: number): Rule =>
  (answer, _field, words = RULES_WORDS) =>
    answer.length > length
      ? fillPlaceholders(words.tooLong, { count: length.toLocaleString('en') })
      : null

const shortText = atMost(REGISTRATION_LIMITS.textLength)
const longText = atMost(REGISTRATION_LIMITS.longTextLength)

const realDay: Rule = (answer, _field, words = RULES_WORDS) =>
  isDayText(String(answer)) ? null : words.day

/**
 * Every choice must be an option of the field. With `hasOther`, one choice may be the visitor's own
 * text instead, at most as long as an option.
 */
const amongOptions: Rule = (answer, { options, hasOther }, words = RULES_WORDS) => {
  const others = [answer].flat().filter((choice) => isOtherChoice({ options }, choice))
  if (others.length > (hasOther ? 1 : 0)) return words.option
  return others.some(({ length }) => length > FORM_LIMITS.option)
    ? fillPlaceholders(words.tooLong, { count: FORM_LIMITS.option })
    : null
}

const placeShape: Rule = (answer, _field, words = RULES_WORDS) => {
  const { town, province } = splitTownAndProvince(String(answer))
  if (!province) return words.province
  return town ? null : words.town
}

const otherWritten: Rule = (answer, { hasOther }, words = RULES_WORDS) => {
  const isBare = [answer].flat().some((choice) => choice === OTHER_CHOICE || choice.trim() === '')
  return hasOther && isBare ? words.other : null
}

export const ANSWER_RULES: Record<FieldType, AnswerRules> = {
  text: { shape: anything, strict: shortText },
  email: { shape: emailShape, strict: shortText },
  phone: { shape: phoneShape, strict: shortText },
  textarea: { shape: anything, strict: longText },
  select: { shape: otherWritten, strict: amongOptions },
  checkbox: {
    shape: (answer, field, words) =>
      otherWritten(answer, field, words) ?? checkChosenCount(answer, field, words),
    strict: amongOptions,
  },
  date: { shape: checkDayLimits, strict: realDay },
  number: { shape: checkNumberAnswer, strict: shortText },
  time: { shape: checkTimeAnswer, strict: shortText },
  radio: { shape: otherWritten, strict: amongOptions },
  agreement: { shape: anything, strict: amongOptions },
  // answer-check.ts checks the province on the server, so that browsers need not load all
  // provinces.
  province_town: { shape: placeShape, strict: atMost(FORM_LIMITS.town + FORM_LIMITS.option) },
  section: { shape: anything, strict: anything },
  text_block: { shape: anything, strict: anything },
  file: { shape: anything, strict: anything },
}
