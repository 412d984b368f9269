/** How many people one registration may be for, and what each of them is asked (decision 069). */
export interface Party {
  /** The fewest and the most people. */
  min: number
  max: number
  /** The questions that are asked of each person; the others are asked once. */
  fieldIds: string[]
  /** Whether one of them must be an adult, by the day of birth. */
  needsAdult: boolean
}

/** A form's party as visitors see it. */
export interface PublicParty extends Party {
  /** Of `fieldIds`, those that are a person's name. Each person must have one. */
  nameFieldIds: string[]
}

export const MAX_PEOPLE = 50

/** The part of a registration with the number of people. */
export const PEOPLE_NAME = 'people'

/** Without script: the number that is chosen, and the button that shows so many people's questions. */
export const WANTED_NAME = 'wantedPeople'
export const SHOW_PEOPLE_NAME = 'showPeople'

/** The id that stands for a field of this person, from 1; the first one's is that of the field. */
export const personFieldId = (fieldId: string, person: number): string =>
  person === 1 ? fieldId : `${fieldId}-${person}`

/** The reverse of `personFieldId`. */
export function splitPersonFieldId(id: string): { fieldId: string; person: number } {
  const [, fieldId = id, person = '1'] = /^(.+)-(\d{1,2})$/.exec(id) ?? []
  return { fieldId, person: Number(person) }
}

/** What stands after a party's reference for one of its people. */
export const personReference = (reference: string, person: number) => `${reference}-${person}`
