import { replaceTriggerIds, type ShowWhen } from '../conditions/show-when'
import { type FieldType, isEmailOrPhone } from '../field-types'
import type { PublicForm } from '../schema'
import { type PublicParty, personFieldId } from './party'

interface Field {
  id: string
  fieldType: FieldType
  isRequired: boolean
  order: number
  showWhen?: ShowWhen | null | undefined
}

/**
 * A field after the party's questions are repeated. `person` counts from 1; `fieldId` is the id of
 * the form's field. Both are absent for a question that is asked once.
 */
type OfPerson<F> = F & { person?: number; fieldId?: string }

function fieldOf<F extends Field>(field: F, person: number, party: PublicParty): OfPerson<F> {
  const { id, showWhen } = field
  const ids = new Map(party.fieldIds.map((own) => [own, personFieldId(own, person)]))
  return {
    ...field,
    id: personFieldId(id, person),
    fieldId: id,
    person,
    // Only the first person can be required to give an email address or phone number.
    isRequired:
      party.nameFieldIds.includes(id) ||
      (field.isRequired && !(person > 1 && isEmailOrPhone(field))),
    ...(showWhen && { showWhen: replaceTriggerIds(showWhen, ids) }),
  }
}

/**
 * Repeats the party's questions for each person. All repetitions are put at the place of the first
 * of these questions. The result can be used like the fields of a form.
 */
export function expandPartyFields<F extends Field>(
  fields: readonly F[],
  party: PublicParty | null | undefined,
  people: number,
): OfPerson<F>[] {
  if (!party) return [...fields]
  const own = new Set(party.fieldIds)
  const sorted = [...fields].sort((a, b) => a.order - b.order)
  const asked = sorted.filter(({ id }) => own.has(id))
  const ofPeople = Array.from({ length: people }, (_, at) =>
    asked.map((field) => fieldOf(field, at + 1, party)),
  ).flat()
  return sorted
    .flatMap((field): OfPerson<F>[] => {
      if (field === asked[0]) return ofPeople
      return own.has(field.id) ? [] : [field]
    })
    .map((field, order) => ({ ...field, order }))
}

/** Repeats the questions for at least `party.min` and at most `party.max` people. */
export function expandPartyForm(form: PublicForm, people: number | null = null): PublicForm {
  const { party, fields } = form
  if (!party) return form
  const count = Math.min(Math.max(people ?? 0, party.min), party.max)
  return { ...form, people: count, fields: expandPartyFields(foldFields(fields), party, count) }
}

/** Removes the questions that `expandPartyFields` repeated for the second and further people. */
const foldFields = <F extends Field>(fields: readonly OfPerson<F>[]): OfPerson<F>[] =>
  fields.filter(({ person = 1 }) => person === 1)
