import 'server-only'
import { checkAnswers } from '@/features/answers/answer-check'
import type { Answer } from '@/features/answers/schema'
import { findBirthField, hasAdult } from '@/features/forms/party/adults'
import { expandPartyFields } from '@/features/forms/party/expand'
import { personFieldId, splitPersonFieldId } from '@/features/forms/party/party'
import type { PublicForm } from '@/features/forms/schema'
import { translateField } from '@/features/forms/translations/translate'
import { AppError } from '@/lib/errors'
import { shiftToManilaTime } from '@/lib/manila-time'
import { wordsOf } from '@/lib/words/catalogue'
import { PARTY_WORDS } from '@/lib/words/english/party'
import { RULES_WORDS } from '@/lib/words/english/rules'
import type { OpenedLink } from './find'

/**
 * The number that an added person has while the answers are checked. The person gets the questions
 * of a second person: email address and phone number are not required, and conditions refer to the
 * person's own answers.
 */
export const ADDED_PERSON_NUMBER = 2

const ofAdded = <T>(values: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(values).flatMap(([id, value]): [string, T][] => {
    const { fieldId, person } = splitPersonFieldId(id)
    return person === ADDED_PERSON_NUMBER ? [[fieldId, value]] : []
  })

/**
 * Returns the questions for an added person, without those for files, which only staff can add
 * later.
 */
export function questionsForAddedPerson<F extends PublicForm['fields'][number]>(
  fields: readonly F[],
  { party }: Pick<PublicForm, 'party'>,
): F[] {
  const own = new Map(fields.map((field) => [field.id, field]))
  return expandPartyFields(fields, party, ADDED_PERSON_NUMBER).flatMap(
    ({ person, fieldId, isRequired, fieldType }) => {
      const field =
        person === ADDED_PERSON_NUMBER && fieldType !== 'file' ? own.get(fieldId ?? '') : undefined
      return field ? [{ ...field, isRequired }] : []
    },
  )
}

/**
 * Checks the answers of a person who is added, by the rules of a registration, together with the
 * answers that the party gave once. Returns the person's answers by the field ids of a second
 * person, and the texts about people in the language of the registration.
 * @throws AppError `submission.invalid` with a message per field, `submission.unknown_field`
 */
export function checkAddedPerson(
  { row, language }: Pick<OpenedLink, 'row' | 'language'>,
  { fields, party }: PublicForm,
  stored: Readonly<Record<string, unknown>>,
  raw: Readonly<Record<string, unknown>>,
) {
  const said = wordsOf(language)
  const translation = language ? row.translations?.[language] : undefined
  const shown = fields.map((field) => translateField(field, translation))
  const asked = new Set(questionsForAddedPerson(shown, { party }).map(({ id }) => id))
  if (Object.keys(raw).some((id) => !asked.has(id))) throw new AppError('submission.unknown_field')
  const known = new Set(shown.map(({ id }) => id))
  const all = Object.fromEntries([
    ...Object.entries(stored).filter(([id]) => known.has(id)),
    ...Object.entries(raw).map(([id, answer]) => [personFieldId(id, ADDED_PERSON_NUMBER), answer]),
  ])
  const expanded = expandPartyFields(shown, party, ADDED_PERSON_NUMBER)
  const { answers, errors } = checkAnswers(expanded, all, new Map(), said?.rules ?? RULES_WORDS)
  const wrong = ofAdded(errors).filter(([id]) => asked.has(id))
  if (wrong.length > 0)
    throw new AppError('submission.invalid', { fields: Object.fromEntries(wrong) })
  const own = ofAdded<Answer>(answers).map(([id, answer]) => [
    personFieldId(id, ADDED_PERSON_NUMBER),
    answer,
  ])
  return {
    answers: Object.fromEntries(own) as Record<string, Answer>,
    words: said?.party ?? PARTY_WORDS,
  }
}

/** @throws AppError `submission.invalid` when one of the people must be an adult and none is */
export function requireAdult(
  { fields, party }: PublicForm,
  people: readonly Readonly<Record<string, unknown>>[],
  words: typeof PARTY_WORDS,
): void {
  const born = party?.needsAdult ? findBirthField(fields, party) : undefined
  if (!born) return
  const days = people.map((data, at) => [personFieldId(born.id, at + 1), data[born.id]])
  const today = shiftToManilaTime(new Date()).toISOString().slice(0, 10)
  if (hasAdult(born.id, people.length, Object.fromEntries(days), today)) return
  throw new AppError('submission.invalid', { fields: { [born.id]: words.adult } })
}
