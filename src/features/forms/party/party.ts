/**
 * How many people one registration may be for, and which questions are for each of them (decision
 * 069).
 */
export interface Party {
  /** The minimum and maximum number of people. */
  min: number
  max: number
  /** The questions that are asked of each person; the others are asked once. */
  fieldIds: string[]
  /** Whether one of them must be an adult, by the day of birth. */
  needsAdult: boolean
}

/** A form's party as visitors see it. */
export interface PublicParty extends Party {
  /** Those ids of `fieldIds` whose answers are a person's name. Each person must have one. */
  nameFieldIds: string[]
}

export const MAX_PEOPLE = 50

/** The name of the form input with the number of people. */
export const PEOPLE_NAME = 'people'

/**
 * Names of the controls for browsers without JavaScript: the select for the number of people, and
 * the button that shows the questions for that many.
 */
export const WANTED_NAME = 'wantedPeople'
export const SHOW_PEOPLE_NAME = 'showPeople'

/** The id of a field for this person, from 1; for the first person it is the field's own id. */
export const personFieldId = (fieldId: string, person: number): string =>
  person === 1 ? fieldId : `${fieldId}-${person}`

/** The reverse of `personFieldId`. */
export function splitPersonFieldId(id: string): { fieldId: string; person: number } {
  const [, fieldId = id, person = '1'] = /^(.+)-(\d{1,2})$/.exec(id) ?? []
  return { fieldId, person: Number(person) }
}

/** The reference of one person of a party. */
export const personReference = (reference: string, person: number) => `${reference}-${person}`
