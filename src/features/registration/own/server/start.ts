import 'server-only'
import { isStringList } from '@/features/answers/answer-shape'
import type { DraftAnswers } from '@/features/answers/answers'
import { presentPublicForm } from '@/features/forms/present'
import { translateForm } from '@/features/forms/translations/translate'
import { db } from '@/lib/database/db'
import type { OtherLanguage } from '@/lib/languages'
import { questionsForAdded } from './check-added'
import type { Own } from './find'
import { mayAdd, nextPerson } from './may-add'
import { answersTo, changeable, seenOf } from './present'

/** What the inputs begin with; an answer that no input can show is left out. */
function toDraft(answers: Readonly<Record<string, unknown>>): DraftAnswers {
  const entries = Object.entries(answers).flatMap(([id, answer]) =>
    typeof answer === 'string' || isStringList(answer) ? [[id, answer] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** The form's questions in the language of the page, and what is stored of the answers. */
export function startOfChange(own: Own, language: OtherLanguage | null) {
  const { row, submission, asked } = own
  const open = presentPublicForm(row)
  const { fields } = language ? translateForm(open, language, row.translations?.[language]) : open
  const stored = submission.data ?? {}
  const answers = answersTo(changeable(own), stored)
  // Without the questions that the party answers once: the first person's link changes those.
  const shown = asked ? fields.filter(({ id }) => asked.includes(id)) : fields
  return { fields: shown, stored, draft: toDraft(answers), seen: seenOf(answers) }
}

/**
 * The questions for a person who is added, with that person's number; null when nobody can be
 * added.
 */
export async function startOfAdded(own: Own, language: OtherLanguage | null) {
  if (!mayAdd(own)) return null
  const { row, submission } = own
  const open = presentPublicForm(row)
  const { fields } = language ? translateForm(open, language, row.translations?.[language]) : open
  const ownIds = new Set(open.party?.fieldIds)
  const stored = Object.entries(submission.data ?? {}).filter(([id]) => !ownIds.has(id))
  return {
    fields: questionsForAdded(fields, open),
    stored: Object.fromEntries(stored),
    number: await nextPerson(await db(), submission.id),
  }
}

/** Answers as a plain form sends them, so that they can be sent once more. */
export const typedAgain = (
  answers: Readonly<Record<string, string | string[]>>,
): [name: string, value: string][] =>
  Object.entries(answers).flatMap(([id, answer]) =>
    [answer].flat().map((text): [string, string] => [`answer_${id}`, text]),
  )
