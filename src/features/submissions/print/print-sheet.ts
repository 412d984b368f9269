interface PrintedPerson {
  id: number
  reference: string
  /** The name that the list shows; null when no answer is a name. */
  name: string | null
  /** The text of each column, in the order of `columns`. */
  cells: string[]
}

export interface PrintSheet {
  form: string
  columns: string[]
  /** How many registrations the people belong to; a family counts as one. */
  registrations: number
  /** Sorted by name; people without a name come last, by id. */
  people: PrintedPerson[]
}

/** The most people in one printed list; a longer one would not be practical on paper. */
export const MAX_PRINTED = 5000

const BY_NAME = new Intl.Collator('en-PH', { sensitivity: 'base', numeric: true })

export const compareByName = (a: PrintedPerson, b: PrintedPerson) => {
  if (a.name === null || b.name === null) {
    return Number(a.name === null) - Number(b.name === null) || a.id - b.id
  }
  return BY_NAME.compare(a.name, b.name) || a.id - b.id
}
