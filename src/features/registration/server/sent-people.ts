import 'server-only'
import * as z from 'zod'
import {
  MAX_PEOPLE,
  PEOPLE_INPUT_NAME,
  personFieldId,
  SHOW_PEOPLE_BUTTON_NAME,
  WANTED_PEOPLE_SELECT_NAME,
} from '@/features/forms/party/party'
import { parseJson, parseWithSchema } from '@/lib/http/body'
import type { PostedTextFields } from '@/lib/http/refusal-page'
import { collectAnswers } from './plain-answers'
import { findTextPart } from './texts'

const answersSchema = z.record(z.string(), z.unknown())

export const peopleSchema = z
  .array(z.object({ data: answersSchema }))
  .min(1)
  .max(MAX_PEOPLE)

export const flattenPeople = (
  data: Record<string, unknown>,
  people: z.output<typeof peopleSchema> | undefined,
) => ({
  answers: Object.fromEntries([
    ...Object.entries(data),
    ...(people ?? []).flatMap((one, at) =>
      Object.entries(one.data).map(([id, answer]) => [personFieldId(id, at + 1), answer]),
    ),
  ]) as Record<string, unknown>,
  people: people?.length ?? null,
})

const readPeopleCount = (value: string | undefined): number | null => {
  const count = Number(value)
  return Number.isInteger(count) && count >= 1 && count <= MAX_PEOPLE ? count : null
}

/**
 * Reads a form posted without script. `people` is the number that the visitor has just chosen, or
 * the number of people that the page showed.
 */
export function readPlainForm(texts: PostedTextFields) {
  const wanted =
    findTextPart(texts, SHOW_PEOPLE_BUTTON_NAME) === undefined
      ? null
      : findTextPart(texts, WANTED_PEOPLE_SELECT_NAME)
  const people = readPeopleCount(wanted ?? findTextPart(texts, PEOPLE_INPUT_NAME))
  return {
    answers: collectAnswers(texts),
    people,
    ...(wanted !== null && { isAskingPeople: true }),
  }
}

export function readPeople(texts: PostedTextFields) {
  const people = findTextPart(texts, PEOPLE_INPUT_NAME)
  return people ? parseWithSchema(peopleSchema, parseJson(people)) : undefined
}
