import 'server-only'
import { KEPT_PAGES } from '@/lib/kept-pages'
import { inLanguage, otherLanguage } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { isReserved } from '@/lib/reserved-slugs'
import { SLUG_PATTERN } from '@/lib/slug'

/** The address of a response that the page cache may store (page-cache.ts). */
export interface KeptAddress {
  /** The path and query that the cache requests from Next. */
  address: string
  isForm: boolean
}

const FORMS = paths.form('')
const PROVINCES = paths.province('')

/**
 * Parameters of pages for one person only: the page after a registration, a form with the answers
 * of a refused registration, and staff's preview.
 */
const PERSONAL = ['submitted', 'attempt', 'preview']

/** True for an address at which editors may have made a page. */
function isOfEditors(path: string): boolean {
  const slug = path.slice(1)
  return SLUG_PATTERN.test(slug) && !isReserved(slug)
}

/**
 * Returns the address under which the response to a URL is cached; null when it must not be cached.
 * Parameters that do not change the page, such as those that Messenger adds, are left out.
 */
export function findKeptAddress(url: string): KeptAddress | null {
  const [path = '', query = ''] = url.split('?')
  // These pages read their parameters in the browser, so one cached page serves them all.
  if (KEPT_PAGES.includes(path) || isOfEditors(path)) return { address: path, isForm: false }
  // The list of provinces that have reported in the roll call. On the day of the celebration, every
  // open page requests it three times a minute.
  if (path === paths.api.rollCall) return { address: path, isForm: false }
  const isProvince = path.startsWith(PROVINCES) && SLUG_PATTERN.test(path.slice(PROVINCES.length))
  if (isProvince) return { address: path, isForm: false }
  const slug = path.startsWith(FORMS) ? path.slice(FORMS.length) : ''
  if (!SLUG_PATTERN.test(slug)) return null
  const asked = new URLSearchParams(query)
  if (PERSONAL.some((name) => asked.has(name))) return null
  const form = (asked.has('plain') ? paths.plainForm : paths.form)(slug)
  // Only known languages become part of the address. Otherwise anybody could fill the cache with
  // made-up ones.
  const address = inLanguage(form, otherLanguage(asked.get('lang')))
  return { address, isForm: true }
}
