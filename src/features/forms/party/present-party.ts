import { isEmailOrPhone, isQuestion } from '../field-types'
import { findNameFields } from '../name-fields'
import type { FormField } from '../schema'
import type { Party, PublicParty } from './party'

type Field = Pick<FormField, 'id' | 'label' | 'fieldType'>

/**
 * Returns the ids of the fields for each person's name. Leaves out email and phone fields, because
 * only the first person can be required to fill them in.
 */
export function nameFieldIdsOf(fields: readonly Field[], chosen: readonly string[] | null) {
  const byStaff = fields.filter(({ id }) => chosen?.includes(id))
  const found = byStaff.length > 0 ? byStaff : findNameFields(fields)
  return found.filter((field) => !isEmailOrPhone(field)).map(({ id }) => id)
}

function presentParty(
  party: Party | null,
  fields: readonly Field[],
  chosenNames: readonly string[] | null,
): PublicParty | null {
  if (!party) return null
  const asked = fields.filter((field) => isQuestion(field) && party.fieldIds.includes(field.id))
  if (asked.length === 0) return null
  const nameFieldIds = nameFieldIdsOf(asked, chosenNames)
  const { min, max, needsAdult } = party
  return { min, max, fieldIds: asked.map(({ id }) => id), needsAdult, nameFieldIds }
}

interface StoredForm {
  party: Party | null
  nameFieldIds: readonly string[] | null
}

export function partyProperty({ party, nameFieldIds }: StoredForm, fields: readonly Field[]) {
  const shown = presentParty(party, fields, nameFieldIds)
  return shown ? { party: shown } : {}
}
