import { isAddress, isQuestion } from '../field-types'
import { findNameFields } from '../name-fields'
import type { FormField } from '../schema'
import type { Party, PublicParty } from './party'

type Field = Pick<FormField, 'id' | 'label' | 'fieldType'>

/** Without email and phone: only the first person of a party can be required to give one. */
export function nameFieldIdsOf(fields: readonly Field[], chosen: readonly string[] | null) {
  const byStaff = fields.filter(({ id }) => chosen?.includes(id))
  const found = byStaff.length > 0 ? byStaff : findNameFields(fields)
  return found.filter((field) => !isAddress(field)).map(({ id }) => id)
}

/** Null when the form asks none of the party's questions; a registration is then for one person. */
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

/** To spread into a public form; empty when a registration is for one person. */
export function partyProperty({ party, nameFieldIds }: StoredForm, fields: readonly Field[]) {
  const shown = presentParty(party, fields, nameFieldIds)
  return shown ? { party: shown } : {}
}
