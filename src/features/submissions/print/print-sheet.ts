interface PrintedPerson {
  id: number
  reference: string
  name: string | null
  cells: string[]
}

export interface PrintSheet {
  form: string
  columns: string[]
  /** How many registrations the people belong to; a family counts as one. */
  registrations: number
  people: PrintedPerson[]
}

export const MAX_PRINTED_PEOPLE = 5000

const BY_NAME = new Intl.Collator('en-PH', { sensitivity: 'base', numeric: true })

export const compareByName = (a: PrintedPerson, b: PrintedPerson) => {
  if (a.name === null || b.name === null) {
    return Number(a.name === null) - Number(b.name === null) || a.id - b.id
  }
  return BY_NAME.compare(a.name, b.name) || a.id - b.id
}
