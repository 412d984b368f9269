/**
 * How many people one registration may be for, and which questions each of them is asked (decision
 * 069).
 */
export interface Party {
  /** The minimum and maximum number of people. */
  min: number
  max: number
  /** The questions that are asked of each person; the others are asked once. */
  fieldIds: string[]
  /** Whether at least one of the people must be an adult, by the date of birth. */
  needsAdult: boolean
}

/** A form's party as visitors see it. */
export interface PublicParty extends Party {
  /** The ids in `fieldIds` of the questions for a person's name, which everybody must answer. */
  nameFieldIds: string[]
}

export const MAX_PEOPLE = 50

/** The name of the form input that contains the number of people. */
export const PEOPLE_INPUT_NAME = 'people'

/**
 * Names of the controls for browsers without JavaScript: the dropdown for the number of people, and
 * the button that shows the questions for that many.
 */
export const WANTED_PEOPLE_SELECT_NAME = 'wantedPeople'
export const SHOW_PEOPLE_BUTTON_NAME = 'showPeople'

/**
 * Returns the id of a field for this person, from 1; for the first person it is the id of the field
 * itself.
 */
export const personFieldId = (fieldId: string, person: number): string =>
  person === 1 ? fieldId : `${fieldId}-${person}`

/** The reverse of `personFieldId`. */
export function splitPersonFieldId(id: string): { fieldId: string; person: number } {
  const [, fieldId = id, person = '1'] = /^(.+)-(\d{1,2})$/.exec(id) ?? []
  return { fieldId, person: Number(person) }
}

/** Returns the reference of one person of a party, such as `K7M2-9QXD-2`. */
export const personReference = (reference: string, person: number) => `${reference}-${person}`
