import { isAddress } from '@/features/forms/field-types'
import { listNameFieldCandidates, surnameFieldOf } from '@/features/forms/name-fields'
import type { EventForm } from '@/features/forms/schema'
import { listColumnChoices } from './columns'
import type { SortKey } from './sort'

/**
 * How a list of one form is sorted by surname; null when no question of the form asks for a name.
 */
export function surnameSort(form: EventForm | undefined): SortKey | null {
  const fields = form && listNameFieldCandidates(form).find((candidates) => candidates.length > 0)
  const field = fields && surnameFieldOf(fields)
  if (!field || isAddress(field)) return null
  return fields.length > 1 ? `answer.${field.id}` : `surname.${field.id}`
}

/** What a list can be sorted by, in addition to the time, with the words for it. */
export function listSortChoices(form: EventForm | undefined): { id: SortKey; label: string }[] {
  const surname = surnameSort(form)
  const choices: { id: SortKey; label: string }[] = [
    ...(surname ? [{ id: surname, label: 'Surname' }] : []),
    { id: 'id', label: 'ID' },
    { id: 'form', label: 'Form' },
    { id: 'status', label: 'Status' },
    ...listColumnChoices(form),
  ]
  // Without duplicates, because the surname can be a separate field, which is then listed twice.
  return choices.filter(({ id }, at) => choices.findIndex((one) => one.id === id) === at)
}
