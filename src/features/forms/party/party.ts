/** How many people a registration may be for, and what each is asked (decision 069). */
export interface Party {
  min: number
  max: number
  /** Questions for each person; the others are asked once. */
  fieldIds: string[]
  /** By the date of birth. */
  needsAdult: boolean
}

export interface PublicParty extends Party {
  /** Those of `fieldIds` that ask for a name, which everybody must answer. */
  nameFieldIds: string[]
}

export const MAX_PEOPLE = 50

export const PEOPLE_INPUT_NAME = 'people'

/** Controls for browsers without JavaScript. */
export const WANTED_PEOPLE_SELECT_NAME = 'wantedPeople'
export const SHOW_PEOPLE_BUTTON_NAME = 'showPeople'

/** `person` counts from 1; the first person has the field's own id. */
export const personFieldId = (fieldId: string, person: number): string =>
  person === 1 ? fieldId : `${fieldId}-${person}`

export function splitPersonFieldId(id: string): { fieldId: string; person: number } {
  const [, fieldId = id, person = '1'] = /^(.+)-(\d{1,2})$/.exec(id) ?? []
  return { fieldId, person: Number(person) }
}

/** Such as `K7M2-9QXD-2`. */
export const personReference = (reference: string, person: number) => `${reference}-${person}`
