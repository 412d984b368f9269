import 'server-only'
import { isStringList } from '@/features/answers/answer-shape'
import type { DraftAnswers } from '@/features/answers/answers'
import { presentPublicForm } from '@/features/forms/present'
import { translateForm } from '@/features/forms/translations/translate'
import { db } from '@/lib/database/db'
import type { OtherLanguage } from '@/lib/languages'
import { questionsForAddedPerson } from './check-added'
import type { OpenedLink } from './find'
import { mayAddPerson, nextPersonNumber } from './may-add'
import { changeableFields, checksumOf, pickFieldAnswers } from './present'

function toDraft(answers: Readonly<Record<string, unknown>>): DraftAnswers {
  const entries = Object.entries(answers).flatMap(([id, answer]) =>
    typeof answer === 'string' || isStringList(answer) ? [[id, answer] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** Returns what the form for changing answers shows, and the checksum of its answers (`seen`). */
export function getOwnChangeFormData(own: OpenedLink, language: OtherLanguage | null) {
  const { row, submission, asked } = own
  const open = presentPublicForm(row)
  const { fields } = language ? translateForm(open, language, row.translations?.[language]) : open
  const stored = submission.data ?? {}
  const answers = pickFieldAnswers(changeableFields(own), stored)
  // People after the first do not get the questions that the first person answers for all.
  const shown = asked ? fields.filter(({ id }) => asked.includes(id)) : fields
  return { fields: shown, stored, draft: toDraft(answers), seen: checksumOf(answers) }
}

/**
 * Returns the questions for a person who is added, with that person's number and the answers that
 * the party gave once; null when nobody can be added.
 */
export async function getAddPersonFormData(own: OpenedLink, language: OtherLanguage | null) {
  if (!mayAddPerson(own)) return null
  const { row, submission } = own
  const open = presentPublicForm(row)
  const { fields } = language ? translateForm(open, language, row.translations?.[language]) : open
  const ownIds = new Set(open.party?.fieldIds)
  const stored = Object.entries(submission.data ?? {}).filter(([id]) => !ownIds.has(id))
  return {
    fields: questionsForAddedPerson(fields, open),
    stored: Object.fromEntries(stored),
    number: await nextPersonNumber(await db(), submission.id),
  }
}

export const toInputValues = (
  answers: Readonly<Record<string, string | string[]>>,
): [name: string, value: string][] =>
  Object.entries(answers).flatMap(([id, answer]) =>
    [answer].flat().map((text): [string, string] => [`answer_${id}`, text]),
  )
