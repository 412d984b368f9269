import { hyphenate, SLUG_PATTERN } from '@/lib/slug'

export const RESOURCES_SLUG = 'resources'
export const RESOURCES_PAGE_SLUG = 'resources-page'

/** Keys of the two documents with fixed URLs, and the ends of their file names (Spec §2.3, §7). */
const FIXED: ReadonlyMap<unknown, string> = new Map([
  ['booklet', 'About.pdf'],
  ['first-seven-years', 'First-Seven-Years.pdf'],
])

export const isFixedDocumentKey = (key: unknown): key is string => FIXED.has(key)

export const validateDocumentKey = (key: string | null | undefined): true | string =>
  SLUG_PATTERN.test(key ?? '') || 'Please use small letters, numbers and hyphens only'

const endingOf = (key: string) =>
  FIXED.get(key) ?? `${key.replace(/(?<![a-z0-9])[a-z]/g, (letter) => letter.toUpperCase())}.pdf`

export function buildDocumentFileName(siteName: string, key: string): string {
  return [hyphenate(siteName), endingOf(key)].filter(Boolean).join('-')
}
