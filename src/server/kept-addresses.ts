import 'server-only'
import { KEPT_PAGES } from '@/lib/kept-pages'
import { inLanguage, otherLanguage } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { isReserved } from '@/lib/reserved-slugs'
import { SLUG_PATTERN } from '@/lib/slug'

/** A cacheable address of the site (page-cache.ts). */
export interface KeptAddress {
  /** Path and query that Next is requested with. */
  address: string
  isForm: boolean
}

const FORMS = paths.form('')
const PROVINCES = paths.province('')

/**
 * Parameters of pages for one person only: thanks, what was typed before a refusal, and staff's
 * preview.
 */
const PERSONAL = ['submitted', 'attempt', 'preview']

/** True for an address at which a page of editors may exist. */
function isOfEditors(path: string): boolean {
  const slug = path.slice(1)
  return SLUG_PATTERN.test(slug) && !isReserved(slug)
}

/**
 * Returns the cache entry for a URL; null when it is not cached. Other parameters, such as those
 * that Messenger adds, do not change the page.
 */
export function findKeptAddress(url: string): KeptAddress | null {
  const [path = '', query = ''] = url.split('?')
  // These pages read their parameters in the browser, so one entry serves all of them.
  if (KEPT_PAGES.includes(path) || isOfEditors(path)) return { address: path, isForm: false }
  // The provinces that have reported in the roll call: on the day of the celebration, every open
  // page requests them three times a minute.
  if (path === paths.api.rollCall) return { address: path, isForm: false }
  const isProvince = path.startsWith(PROVINCES) && SLUG_PATTERN.test(path.slice(PROVINCES.length))
  if (isProvince) return { address: path, isForm: false }
  const slug = path.startsWith(FORMS) ? path.slice(FORMS.length) : ''
  if (!SLUG_PATTERN.test(slug)) return null
  const asked = new URLSearchParams(query)
  if (PERSONAL.some((name) => asked.has(name))) return null
  const form = (asked.has('plain') ? paths.plainForm : paths.form)(slug)
  // The language is one of a closed list, so that unknown ones create no further entries.
  const address = inLanguage(form, otherLanguage(asked.get('lang')))
  return { address, isForm: true }
}
