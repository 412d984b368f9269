import { isEmailOrPhone } from '@/features/forms/field-types'
import { listNameFieldCandidates, surnameFieldOf } from '@/features/forms/name-fields'
import type { EventForm } from '@/features/forms/schema'
import { listColumnChoices } from './columns'
import type { SortKey } from './sort'

export function surnameSortKey(form: EventForm | undefined): SortKey | null {
  const fields = form && listNameFieldCandidates(form).find((candidates) => candidates.length > 0)
  const field = fields && surnameFieldOf(fields)
  if (!field || isEmailOrPhone(field)) return null
  return fields.length > 1 ? `answer.${field.id}` : `surname.${field.id}`
}

export function listSortChoices(form: EventForm | undefined): { id: SortKey; label: string }[] {
  const surname = surnameSortKey(form)
  const choices: { id: SortKey; label: string }[] = [
    ...(surname ? [{ id: surname, label: 'Surname' }] : []),
    { id: 'id', label: 'ID' },
    { id: 'form', label: 'Form' },
    { id: 'status', label: 'Status' },
    ...listColumnChoices(form),
  ]
  // A separate surname field is in the list twice, because it is also a column. Keeps the first.
  return choices.filter(({ id }, at) => choices.findIndex((one) => one.id === id) === at)
}
