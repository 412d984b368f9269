import { expandPartyForm } from '@/features/forms/party/expand'
import { personFieldId, splitPersonFieldId } from '@/features/forms/party/party'
import type { PublicForm } from '@/features/forms/schema'
import { deviceDraftStore, draftLifetimeDays, findDeviceDraft } from './draft'

export { expandPartyForm }

/**
 * Returns the form with the questions for as many people as the draft on this device has; unchanged
 * when the draft has no number of people.
 */
export function formOfDraft(form: PublicForm): PublicForm {
  const { fields } = expandPartyForm(form, form.party?.max)
  const draft = findDeviceDraft(
    deviceDraftStore(),
    form.slug,
    fields,
    Date.now(),
    draftLifetimeDays(form),
  )
  return draft?.people ? expandPartyForm(form, draft.people) : form
}

/**
 * Removes the values of one person of a party. `gone` is the number of this person, never 1. The
 * numbers of the people after that one go down by 1.
 */
export function withoutPerson<T>(values: Readonly<Record<string, T>>, gone: number) {
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) => {
      const { fieldId, person } = splitPersonFieldId(id)
      if (person === gone) return []
      return [[person > gone ? personFieldId(fieldId, person - 1) : id, value]]
    }),
  ) as Record<string, T>
}

export function splitAnswersByPerson<T>(
  answers: Readonly<Record<string, T>>,
  { party, people = 1 }: Pick<PublicForm, 'party' | 'people'>,
) {
  const data: Record<string, T> = {}
  const own = Array.from({ length: people }, () => ({ data: {} as Record<string, T> }))
  for (const [id, answer] of Object.entries(answers)) {
    const { fieldId, person } = splitPersonFieldId(id)
    const target = party?.fieldIds.includes(fieldId) ? own[person - 1]?.data : data
    if (target) target[fieldId] = answer
  }
  return { data, people: own }
}
