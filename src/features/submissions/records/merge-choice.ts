import { type AnswerView, listAnswerRows, textOfAnswer } from '@/features/answers/answer-view'
import type { EventForm } from '@/features/forms/schema'
import type { Submission } from '../schema'

type Sides = readonly [Submission, Submission]

/** One field of two records side by side. */
export interface SideBySide {
  fieldId: string
  label: string
  /** Null: not answered. */
  texts: readonly [string | null, string | null]
  isSame: boolean
  /** Files stay with their record, and unreadable answers are not copied. */
  canBeTaken: boolean
}

const isStaying = ({ kind }: AnswerView) => kind === 'file' || kind === 'unreadable'

/** Every field that one of them answers, in the order of the form. */
export function compare([one, other]: Sides, form: EventForm | null): SideBySide[] {
  const data = [one.data ?? {}, other.data ?? {}] as const
  const theirs = new Map(listAnswerRows(data[1], form).map((row) => [row.fieldId, row]))
  return listAnswerRows({ ...data[1], ...data[0] }, form).flatMap(
    ({ fieldId, label, fieldType }) => {
      const mine = listAnswerRows(data[0], form).find((row) => row.fieldId === fieldId)
      const views = [mine?.view, theirs.get(fieldId)?.view]
      const texts = views.map((view) => (view ? textOfAnswer(view) : null))
      const [left = null, right = null] = texts
      if (left === null && right === null) return []
      const canBeTaken = fieldType !== 'file' && !views.some((view) => view && isStaying(view))
      return [{ fieldId, label, texts: [left, right] as const, isSame: left === right, canBeTaken }]
    },
  )
}

/** Whose answer each field gets: 0 or 1. */
export type Choice = Readonly<Record<string, 0 | 1>>

/** At first those of the record that stays; where it has none, the other's. */
export const firstChoice = (rows: readonly SideBySide[], kept: 0 | 1): Choice =>
  Object.fromEntries(
    rows.map(({ fieldId, texts, canBeTaken }) => {
      const isBlank = texts[kept] === null && canBeTaken
      return [fieldId, isBlank ? (kept === 0 ? 1 : 0) : kept]
    }),
  )

/** The fields whose answers are taken from the record that goes. */
export const listTaken = (rows: readonly SideBySide[], choice: Choice, kept: 0 | 1): string[] =>
  rows
    .filter(({ fieldId, isSame, canBeTaken, texts }) => {
      const from = choice[fieldId] ?? kept
      return from !== kept && !isSame && canBeTaken && texts[from] !== null
    })
    .map(({ fieldId }) => fieldId)
