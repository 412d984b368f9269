import { MAX_ROW_ID } from '@/lib/row-id'

/** Without 0, 1, I, L, O and U: it is read out on the phone. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const REFERENCE = new RegExp(
  `^([${REFERENCE_ALPHABET}]{4})[-\\s]?([${REFERENCE_ALPHABET}]{4})$`,
  'i',
)
const NUMBER = /^#?([1-9]\d{0,9})$/

/** The reference code a search consists of, in whatever writing, as it is stored; or null. */
export function quotedReference(search: string): string | null {
  const [, first, second] = search.trim().match(REFERENCE) ?? []
  return first && second ? `${first}-${second}`.toUpperCase() : null
}

/** The number of a submission a search consists of, with or without `#`; or null. */
export function quotedNumber(search: string): number | null {
  const number = Number(search.trim().match(NUMBER)?.[1] ?? 0)
  return number > 0 && number <= MAX_ROW_ID ? number : null
}
