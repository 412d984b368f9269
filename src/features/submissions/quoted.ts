import { MAX_ROW_ID } from '@/lib/row-id'

/**
 * Letters and digits without 0, 1, I, L, O and U, which are easily confused when read out on the
 * phone.
 */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const REFERENCE = /^([2-9A-HJKMNP-TV-Z]{4})[-\s]?([2-9A-HJKMNP-TV-Z]{4})(?:-\d{1,2})?$/i
const NUMBER = /^#?([1-9]\d{0,9})$/

/**
 * Returns the reference code as it is stored, such as `K7M2-9QXD`, when the search consists of
 * nothing else; otherwise null. A person's number (`K7M2-9QXD-2`) is dropped, which leaves the
 * reference of the party.
 */
export function findReferenceInSearch(search: string): string | null {
  const [, first, second] = search.trim().match(REFERENCE) ?? []
  return first && second ? `${first}-${second}`.toUpperCase() : null
}

/**
 * Returns the submission number when the search consists of nothing else, with or without `#`;
 * otherwise null.
 */
export function findNumberInSearch(search: string): number | null {
  const number = Number(search.trim().match(NUMBER)?.[1] ?? 0)
  return number > 0 && number <= MAX_ROW_ID ? number : null
}
