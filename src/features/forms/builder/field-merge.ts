import { AppError } from '@/lib/errors'
import type { EventForm } from '../schema'
import { type KeptField, keepField } from './content'

/**
 * Returns the rows to store: the sent fields in their order, then every other stored field, marked
 * as removed.
 * @throws AppError `form.unknown_field` for an id that this form never assigned, or the same id
 * twice
 */
export function mergeFields(
  form: Pick<EventForm, 'fields' | 'archivedFields'>,
  changes: readonly KeptField[],
) {
  const known = new Map([...form.fields, ...form.archivedFields].map((field) => [field.id, field]))
  const kept = changes.map((field) => {
    const { id } = field
    if (id !== undefined && !known.delete(id)) throw new AppError('form.unknown_field')
    return { ...keepField(field), archived: false }
  })
  const removed = [...known.values()].map(({ order, ...field }) => ({ ...field, archived: true }))
  return [...kept, ...removed]
}
