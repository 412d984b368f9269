import { MAX_ROW_ID } from '@/lib/row-id'

/** Without 0, 1, I, L, O and U, which are easily confused on the phone. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const REFERENCE = /^([2-9A-HJKMNP-TV-Z]{4})[-\s]?([2-9A-HJKMNP-TV-Z]{4})(?:-\d{1,2})?$/i
const NUMBER = /^#?([1-9]\d{0,9})$/

/** Null unless the search is just a code; a person's number (`K7M2-9QXD-2`) is dropped. */
export function findReferenceInSearch(search: string): string | null {
  const [, first, second] = search.trim().match(REFERENCE) ?? []
  return first && second ? `${first}-${second}`.toUpperCase() : null
}

/** Null unless the search is just a number, with or without `#`. */
export function findNumberInSearch(search: string): number | null {
  const number = Number(search.trim().match(NUMBER)?.[1] ?? 0)
  return number > 0 && number <= MAX_ROW_ID ? number : null
}
