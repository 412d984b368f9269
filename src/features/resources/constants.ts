import { hyphenate, SLUG_PATTERN } from '@/lib/slug'

/** Slug of the collection. */
export const RESOURCES = 'resources'
/** Slug of the global with the page's own texts. */
export const RESOURCES_PAGE = 'resources-page'

/**
 * The two documents with fixed addresses, and the endings of the names of their downloads (Spec
 * §2.3, §7).
 */
const FIXED: ReadonlyMap<unknown, string> = new Map([
  ['booklet', 'About.pdf'],
  ['first-seven-years', 'First-Seven-Years.pdf'],
])

/** True for a document whose address never changes. */
export const isFixedKey = (key: unknown): key is string => FIXED.has(key)

/** Validates the address of a document in the content panel. */
export const checkKey = (key: string | null | undefined): true | string =>
  SLUG_PATTERN.test(key ?? '') || 'Please use small letters, numbers and hyphens only'

/** Returns the ending of a download's name: `First-Seven-Years.pdf` for `first-seven-years`. */
const endingOf = (key: string) =>
  FIXED.get(key) ?? `${key.replace(/(?<![a-z0-9])[a-z]/g, (letter) => letter.toUpperCase())}.pdf`

/**
 * Returns the name of a download, such as `One-Name-About.pdf`. Of the movement's name only
 * characters that every file system accepts are kept.
 */
export function downloadName(siteName: string, key: string): string {
  return [hyphenate(siteName), endingOf(key)].filter(Boolean).join('-')
}
