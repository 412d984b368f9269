import { findHiddenFieldIds } from '@/features/forms/conditions/show-when'
import { type FieldType, isQuestion } from '@/features/forms/field-types'
import { type EventForm, sortByOrder } from '@/features/forms/schema'
import { formatWrittenDay } from '@/lib/dates'
import { isFileAnswer, isStringList, textOfUnreadableAnswer } from './answer-shape'
import type { FileAnswer, StoredAnswers } from './schema'

export type AnswerView =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'drive'; url: string }
  /** `note` is a text that is neither a stored file nor a drive link. */
  | { kind: 'file'; file: FileAnswer | null; note: string }
  | { kind: 'unreadable'; text: string }

export interface AnswerRow {
  fieldId: string
  label: string
  /** Null when the form is not known or has no such field. */
  fieldType: FieldType | null
  isRemoved: boolean
  /**
   * True when the form's conditions hide the answered field, for example after another answer was
   * corrected.
   */
  isUnasked: boolean
  view: AnswerView
}

const DRIVE_HOST = 'drive.google.com'

/**
 * True for an http(s) URL of Google Drive. In a file field, the drive's host may be anywhere in it
 * (Spec §9). When the field's type is not known, a visitor may have typed the text, so the URL's
 * own host must be the drive's. False in other fields.
 */
function isDriveLink(text: string, fieldType: FieldType | null): boolean {
  if (!text.includes(DRIVE_HOST) || (fieldType !== null && fieldType !== 'file')) return false
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return fieldType === 'file' || hostname === DRIVE_HOST
}

export function presentAnswer(answer: unknown, fieldType: FieldType | null): AnswerView {
  if (answer === undefined || answer === null) return { kind: 'empty' }
  if (fieldType === 'file') return presentFile(answer)
  if (typeof answer === 'boolean') return { kind: 'text', text: answer ? 'Yes' : 'No' }
  if (isStringList(answer)) {
    return answer.length > 0 ? { kind: 'text', text: answer.join(', ') } : { kind: 'empty' }
  }
  if (isFileAnswer(answer)) return { kind: 'file', file: answer, note: '' }
  if (typeof answer !== 'string')
    return { kind: 'unreadable', text: textOfUnreadableAnswer(answer) }
  if (answer.trim() === '') return { kind: 'empty' }
  if (isDriveLink(answer, fieldType)) return { kind: 'drive', url: answer }
  return { kind: 'text', text: fieldType === 'date' ? formatWrittenDay(answer) : answer }
}

function presentFile(answer: unknown): AnswerView {
  if (isFileAnswer(answer)) return { kind: 'file', file: answer, note: '' }
  if (Array.isArray(answer) && answer.length === 0) return { kind: 'empty' }
  if (typeof answer !== 'string') return { kind: 'file', file: null, note: '' }
  if (answer.trim() === '') return { kind: 'empty' }
  if (isDriveLink(answer, 'file')) return { kind: 'drive', url: answer }
  return { kind: 'file', file: null, note: answer }
}

/**
 * Returns a row for each question of the form, then for each answer to a removed field or an
 * unknown id.
 */
export function listAnswerRows(
  data: NonNullable<StoredAnswers>,
  form: Pick<EventForm, 'fields' | 'archivedFields'> | null,
): AnswerRow[] {
  const removed = (form?.archivedFields ?? []).filter(({ id }) => id in data)
  const known = [...sortByOrder(form?.fields ?? []).filter(isQuestion), ...removed]
  const knownIds = new Set(known.map(({ id }) => id))
  const unasked = findHiddenFieldIds(form?.fields ?? [], data)
  const rows = known.map(({ id, label, fieldType }) => ({
    fieldId: id,
    label,
    fieldType,
    isRemoved: removed.some((field) => field.id === id),
    isUnasked: unasked.has(id) && id in data,
    view: presentAnswer(data[id], fieldType),
  }))
  const strays = Object.keys(data)
    .filter((id) => !knownIds.has(id))
    .map((id) => ({
      fieldId: id,
      label: id,
      fieldType: null,
      isRemoved: false,
      isUnasked: false,
      view: presentAnswer(data[id], null),
    }))
  return [...rows, ...strays]
}

export function textOfAnswer(view: AnswerView): string | null {
  if (view.kind === 'empty') return null
  if (view.kind === 'drive') return view.url
  return view.kind === 'file' ? (view.file?.name ?? (view.note || 'File info')) : view.text
}

export const listAnswerLines = (...of: Parameters<typeof listAnswerRows>) =>
  listAnswerRows(...of).flatMap(({ label, view }) => {
    const text = view.kind === 'unreadable' ? null : textOfAnswer(view)
    return text ? [{ label, text }] : []
  })
