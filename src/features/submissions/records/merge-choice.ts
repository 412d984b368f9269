import { type AnswerView, listAnswerRows, textOfAnswer } from '@/features/answers/answer-view'
import type { EventForm } from '@/features/forms/schema'
import type { Submission } from '../schema'

type Sides = readonly [Submission, Submission]

export interface ComparedAnswers {
  fieldId: string
  label: string
  texts: readonly [string | null, string | null]
  isSame: boolean
  /** False when one of the two answers has a shape that cannot be copied. */
  canBeTaken: boolean
}

const isOdd = (view: AnswerView) =>
  view.kind === 'unreadable' || (view.kind === 'file' && !view.file && !view.note)

export function compareRecords([one, other]: Sides, form: EventForm | null): ComparedAnswers[] {
  const data = [one.data ?? {}, other.data ?? {}] as const
  const theirs = new Map(listAnswerRows(data[1], form).map((row) => [row.fieldId, row]))
  return listAnswerRows({ ...data[1], ...data[0] }, form).flatMap(({ fieldId, label }) => {
    const mine = listAnswerRows(data[0], form).find((row) => row.fieldId === fieldId)
    const views = [mine?.view, theirs.get(fieldId)?.view]
    const texts = views.map((view) => (view ? textOfAnswer(view) : null))
    const [left = null, right = null] = texts
    if (left === null && right === null) return []
    const canBeTaken = !views.some((view) => view && isOdd(view))
    return [{ fieldId, label, texts: [left, right] as const, isSame: left === right, canBeTaken }]
  })
}

export type MergeChoice = Readonly<Record<string, 0 | 1>>

export const initialMergeChoice = (rows: readonly ComparedAnswers[], kept: 0 | 1): MergeChoice =>
  Object.fromEntries(
    rows.map(({ fieldId, texts, canBeTaken }) => {
      const isBlank = texts[kept] === null && canBeTaken
      return [fieldId, isBlank ? (kept === 0 ? 1 : 0) : kept]
    }),
  )

export const listTakenFields = (
  rows: readonly ComparedAnswers[],
  choice: MergeChoice,
  kept: 0 | 1,
): string[] =>
  rows
    .filter(({ fieldId, isSame, canBeTaken, texts }) => {
      const from = choice[fieldId] ?? kept
      return from !== kept && !isSame && canBeTaken && texts[from] !== null
    })
    .map(({ fieldId }) => fieldId)
