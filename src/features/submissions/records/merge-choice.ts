import { type AnswerView, listAnswerRows, textOfAnswer } from '@/features/answers/answer-view'
import type { EventForm } from '@/features/forms/schema'
import type { Submission } from '../schema'

type Sides = readonly [Submission, Submission]

/** The answers of two records to one field. */
export interface SideBySide {
  fieldId: string
  label: string
  /** Null when there is no answer. */
  texts: readonly [string | null, string | null]
  isSame: boolean
  /** False for files, which stay with their record, and for unreadable answers. */
  canBeTaken: boolean
}

const isStaying = ({ kind }: AnswerView) => kind === 'file' || kind === 'unreadable'

/** Every field that at least one of the records answers, in the form's order. */
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

/** Whose answer each field keeps: 0 or 1. */
export type Choice = Readonly<Record<string, 0 | 1>>

/** The initial choice: the answers of the record that stays, and the other's where it has none. */
export const firstChoice = (rows: readonly SideBySide[], kept: 0 | 1): Choice =>
  Object.fromEntries(
    rows.map(({ fieldId, texts, canBeTaken }) => {
      const isBlank = texts[kept] === null && canBeTaken
      return [fieldId, isBlank ? (kept === 0 ? 1 : 0) : kept]
    }),
  )

/** The fields whose answers are taken from the other record. */
export const listTaken = (rows: readonly SideBySide[], choice: Choice, kept: 0 | 1): string[] =>
  rows
    .filter(({ fieldId, isSame, canBeTaken, texts }) => {
      const from = choice[fieldId] ?? kept
      return from !== kept && !isSame && canBeTaken && texts[from] !== null
    })
    .map(({ fieldId }) => fieldId)
