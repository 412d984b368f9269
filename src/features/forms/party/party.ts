/** The rules of a form whose registrations may be for several people (decision 069). */
export interface Party {
  min: number
  max: number
  /** Questions that each person is asked; all other questions are asked once. */
  fieldIds: string[]
  needsAdult: boolean
}

export interface PublicParty extends Party {
  /** Those of `fieldIds` that ask for a name; they are required for each person. */
  nameFieldIds: string[]
}

export const MAX_PEOPLE = 50

export const PEOPLE_INPUT_NAME = 'people'

/** Names of controls for browsers without JavaScript. */
export const WANTED_PEOPLE_SELECT_NAME = 'wantedPeople'
export const SHOW_PEOPLE_BUTTON_NAME = 'showPeople'

/**
 * Returns the id of the field for a person, counted from 1. The first person has the field's own
 * id.
 */
export const personFieldId = (fieldId: string, person: number): string =>
  person === 1 ? fieldId : `${fieldId}-${person}`

export function splitPersonFieldId(id: string): { fieldId: string; person: number } {
  const [, fieldId = id, person = '1'] = /^(.+)-(\d{1,2})$/.exec(id) ?? []
  return { fieldId, person: Number(person) }
}

/** Returns a person's own reference, such as `K7M2-9QXD-2` for the second person. */
export const personReference = (reference: string, person: number) => `${reference}-${person}`
