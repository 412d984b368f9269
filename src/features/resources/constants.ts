import { hyphenate } from '@/lib/slug'

/** Slug of the collection. */
export const RESOURCES = 'resources'
/** Slug of the global with the page's own texts. */
export const RESOURCES_PAGE = 'resources-page'

/** Spec §2.3: the two documents, as `?showPDF=` and the API name them. */
export const RESOURCE_KEYS = ['booklet', 'first-seven-years'] as const
export type ResourceKey = (typeof RESOURCE_KEYS)[number]

export const isResourceKey = (text: string | null): text is ResourceKey =>
  RESOURCE_KEYS.some((key) => key === text)

/** Ending of a downloaded file's name (Spec §7); the name of the movement comes before it. */
const FILE_ENDINGS: Record<ResourceKey, string> = {
  booklet: 'About.pdf',
  'first-seven-years': 'First-Seven-Years.pdf',
}

/**
 * Returns a name such as `One-Name-About.pdf`; only letters of the movement's name that every file
 * system accepts are kept.
 */
export function downloadName(siteName: string, key: ResourceKey): string {
  return [hyphenate(siteName), FILE_ENDINGS[key]].filter(Boolean).join('-')
}
