import { inOrder } from '@/features/forms/field-order'
import type { FieldType } from '@/features/forms/field-types'
import type { EventForm } from '@/features/forms/schema'
import { isFileAnswer, isStringList, unreadableText } from './answer-shape'
import type { FileAnswer, StoredAnswers } from './schema'

/** What the details dialog shows for one answer (Spec §8, §9). */
export type AnswerView =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'drive'; url: string }
  /** `note`: whatever stands in a file field without being a stored file or a drive link. */
  | { kind: 'file'; file: FileAnswer | null; note: string }
  | { kind: 'unreadable'; text: string }

export interface AnswerRow {
  fieldId: string
  label: string
  /** `null` when the form could not be loaded, or does not know the field. */
  fieldType: FieldType | null
  isRemoved: boolean
  view: AnswerView
}

const DRIVE_HOST = 'drive.google.com'

/**
 * Spec §9 recognises a drive link by the host text alone. The server writes file answers, so that is
 * enough for them; in a field whose type is unknown the text may be a visitor's, and must be a real
 * address on the drive before it becomes a link.
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
  if (typeof answer === 'boolean') return { kind: 'text', text: answer ? 'Yes' : 'No' }
  if (isStringList(answer)) {
    return answer.length > 0 ? { kind: 'text', text: answer.join(', ') } : { kind: 'empty' }
  }
  if (isFileAnswer(answer)) return { kind: 'file', file: answer, note: '' }
  if (typeof answer !== 'string') return { kind: 'unreadable', text: unreadableText(answer) }
  if (answer.trim() === '') return { kind: 'empty' }
  if (isDriveLink(answer, fieldType)) return { kind: 'drive', url: answer }
  if (fieldType === 'file') return { kind: 'file', file: null, note: answer }
  return { kind: 'text', text: answer }
}

/**
 * One row per field, in the form's order; then removed fields and unknown ids that still have an
 * answer. Without a form (its fetch failed) the field ids stand in for the labels. Where the row
 * holds no answers at all there is nothing to list.
 */
export function listAnswerRows(
  data: NonNullable<StoredAnswers>,
  form: Pick<EventForm, 'fields' | 'archivedFields'> | null,
): AnswerRow[] {
  const removed = (form?.archivedFields ?? []).filter(({ id }) => id in data)
  const known = [...inOrder(form?.fields ?? []), ...removed]
  const knownIds = new Set(known.map(({ id }) => id))
  const rows = known.map(({ id, label, fieldType }) => ({
    fieldId: id,
    label,
    fieldType,
    isRemoved: removed.some((field) => field.id === id),
    view: presentAnswer(data[id], fieldType),
  }))
  const strays = Object.keys(data)
    .filter((id) => !knownIds.has(id))
    .map((id) => ({
      fieldId: id,
      label: id,
      fieldType: null,
      isRemoved: false,
      view: presentAnswer(data[id], null),
    }))
  return [...rows, ...strays]
}

/** The words of an answer: a file's name, a link's address; `null` where nothing was answered. */
export function textOfAnswer(view: AnswerView): string | null {
  if (view.kind === 'empty') return null
  if (view.kind === 'drive') return view.url
  return view.kind === 'file' ? (view.file?.name ?? view.note) : view.text
}

/** What was answered, as plain words under each label; what nobody can read is left out. */
export const listAnswerLines = (...of: Parameters<typeof listAnswerRows>) =>
  listAnswerRows(...of).flatMap(({ label, view }) => {
    const text = view.kind === 'unreadable' ? null : textOfAnswer(view)
    return text ? [{ label, text }] : []
  })
