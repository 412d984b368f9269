import { MAX_ROW_ID } from '@/lib/row-id'

/**
 * The characters of a reference code. 0, 1, I, L, O and U are left out, because they are easily
 * confused on the phone.
 */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const REFERENCE = /^([2-9A-HJKMNP-TV-Z]{4})[-\s]?([2-9A-HJKMNP-TV-Z]{4})(?:-\d{1,2})?$/i
const NUMBER = /^#?([1-9]\d{0,9})$/

/**
 * Returns the reference code when the search is nothing else, otherwise null. Drops the number of a
 * person, such as `-2` in `K7M2-9QXD-2`.
 */
export function findReferenceInSearch(search: string): string | null {
  const [, first, second] = search.trim().match(REFERENCE) ?? []
  return first && second ? `${first}-${second}`.toUpperCase() : null
}

export function findRowIdInSearch(search: string): number | null {
  const number = Number(search.trim().match(NUMBER)?.[1] ?? 0)
  return number > 0 && number <= MAX_ROW_ID ? number : null
}
