/** One line of a printed list. */
interface PrintedPerson {
  id: number
  reference: string
  /** As in the list; null when no answer gives a name. */
  name: string | null
  /** The text of each column. */
  cells: string[]
}

/** `GET /api/admin/submissions/print/{formId}`. */
export interface PrintSheet {
  form: string
  /** Labels of the chosen columns. */
  columns: string[]
  /** Sorted by name; those without a name at the end, oldest first. */
  people: PrintedPerson[]
}

/** More would not be practical on paper. */
export const MAX_PRINTED = 5000

const BY_NAME = new Intl.Collator('en-PH', { sensitivity: 'base', numeric: true })

export const byName = (a: PrintedPerson, b: PrintedPerson) => {
  if (a.name === null || b.name === null) {
    return Number(a.name === null) - Number(b.name === null) || a.id - b.id
  }
  return BY_NAME.compare(a.name, b.name) || a.id - b.id
}
