import { listShownFields } from '@/features/forms/conditions/show-when'
import type { GivenSettings } from '@/features/forms/field-properties'
import { isQuestion } from '@/features/forms/field-types'
import { LONE_CHECKBOX_VALUE } from '@/features/forms/offered-options'
import { canonicalNumber } from '@/features/forms/orders'
import { joinTownAndProvince, splitTownAndProvince } from '@/features/forms/places/place'
import { findProvinceByText } from '@/features/forms/places/provinces'
import type { FormField } from '@/features/forms/schema'
import { AppError } from '@/lib/errors'
import { RULES_WORDS } from '@/lib/words/english/rules'
import { ANSWER_RULES } from './answer-rules'
import { isStringList } from './answer-shape'
import { type DraftAnswers, findAnswerErrors, isBlank } from './answers'

type Field = Pick<FormField, 'id' | 'label' | 'fieldType' | 'isRequired' | 'options' | 'order'> &
  GivenSettings

/** Returns the answer in the shape that its field stores; null when it cannot be converted. */
function shape({ fieldType }: Field, answer: unknown): string | string[] | null {
  if (fieldType === 'checkbox') {
    if (typeof answer === 'string') return answer === '' ? '' : [answer]
    return isStringList(answer) ? [...new Set(answer)] : null
  }
  if (fieldType === 'number' && typeof answer === 'number') return String(answer)
  if (fieldType === 'agreement' && answer === true) return LONE_CHECKBOX_VALUE
  return typeof answer === 'string' ? answer : null
}

/** Returns one spelling for equal choices, numbers or provinces, so that filters find them. */
function canonical({ fieldType, hasOther }: Field, answer: string | string[]): string | string[] {
  if (hasOther) {
    return typeof answer === 'string'
      ? answer.trim()
      : [...new Set(answer.map((choice) => choice.trim()))]
  }
  if (fieldType === 'province_town') return canonicalPlace(String(answer)) ?? answer
  return fieldType === 'number' ? (canonicalNumber(String(answer)) ?? answer) : answer
}

function canonicalPlace(answer: string): string | null {
  const { town, province } = splitTownAndProvince(answer)
  const found = findProvinceByText(province)
  return found ? joinTownAndProvince({ town, province: found.name }) : null
}

const findPlaceError = (
  { fieldType }: Field,
  answer: string | string[],
  words: typeof RULES_WORDS,
): string | null =>
  fieldType === 'province_town' && canonicalPlace(String(answer)) === null
    ? words.provinceOfList
    : null

const findStrictError = (
  field: Field,
  answer: string | string[] | undefined,
  words: typeof RULES_WORDS,
): string | null =>
  isBlank(answer)
    ? null
    : (ANSWER_RULES[field.fieldType].strict(answer, field, words) ??
      findPlaceError(field, answer, words))

/**
 * Checks answers as the browser does, then by the rules of the server. Hidden fields count as
 * blank. `chosenFiles` maps a file field's id to a file name. Throws `submission.unknown_field`.
 */
export function checkAnswers<F extends Field>(
  fields: readonly F[],
  raw: Record<string, unknown>,
  chosenFiles: ReadonlyMap<string, string>,
  words: typeof RULES_WORDS = RULES_WORDS,
) {
  const byId = new Map(fields.filter(isQuestion).map((field) => [field.id, field]))
  const draft: DraftAnswers = {}
  const shapeErrors: Record<string, string> = {}
  for (const [id, answer] of Object.entries(raw)) {
    const field = byId.get(id)
    if (!field) throw new AppError('submission.unknown_field')
    if (field.fieldType === 'file' || answer === null || answer === undefined) continue
    const shaped = shape(field, answer)
    if (shaped === null) shapeErrors[id] = words.again
    else draft[id] = shaped
  }
  for (const [id, name] of chosenFiles) {
    if (byId.get(id)?.fieldType !== 'file') throw new AppError('submission.unknown_field')
    draft[id] = name
  }
  const shown = listShownFields(fields, draft)
  const errors = findAnswerErrors(shown, draft, words)
  for (const field of shown) {
    const { id } = field
    const message = shapeErrors[id] ?? errors[id] ?? findStrictError(field, draft[id], words)
    if (message) errors[id] = message
  }
  return { answers: withoutBlanks(shown, draft, chosenFiles), shown, errors }
}

function withoutBlanks(
  shown: readonly Field[],
  draft: DraftAnswers,
  files: ReadonlyMap<string, string>,
) {
  const entries = shown.flatMap((field) => {
    const answer = draft[field.id]
    const isMissing = answer === undefined || answer.toString().trim() === ''
    return isMissing || files.has(field.id) ? [] : [[field.id, canonical(field, answer)]]
  })
  return Object.fromEntries(entries) as Record<string, string | string[]>
}
