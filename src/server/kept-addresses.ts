import 'server-only'
import { KEPT_PAGES } from '@/lib/kept-pages'
import { toOtherLanguage, withLanguageParameter } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { isReserved } from '@/lib/reserved-slugs'
import { SLUG_PATTERN } from '@/lib/slug'

export interface KeptAddress {
  address: string
  isForm: boolean
}

const FORMS = paths.form('')
const PROVINCES = paths.province('')

/**
 * Query parameters of pages that are for one visitor only: the page after registering, the form
 * with the answers of a refused registration, and an editor's preview.
 */
const PERSONAL = ['submitted', 'attempt', 'preview']

function isOfEditors(path: string): boolean {
  const slug = path.slice(1)
  return SLUG_PATTERN.test(slug) && !isReserved(slug)
}

/**
 * Returns the address under which the response is cached, or null when it must not be cached. The
 * address leaves out query parameters that do not change the page.
 */
export function findKeptAddress(url: string): KeptAddress | null {
  const [path = '', query = ''] = url.split('?')
  // These pages read their parameters in the browser, so one cached page serves every query.
  if (KEPT_PAGES.includes(path) || isOfEditors(path)) return { address: path, isForm: false }
  // During the celebration, each visitor's live map requests this address three times a minute.
  if (path === paths.api.rollCall) return { address: path, isForm: false }
  const isProvince = path.startsWith(PROVINCES) && SLUG_PATTERN.test(path.slice(PROVINCES.length))
  if (isProvince) return { address: path, isForm: false }
  const slug = path.startsWith(FORMS) ? path.slice(FORMS.length) : ''
  if (!SLUG_PATTERN.test(slug)) return null
  const asked = new URLSearchParams(query)
  if (PERSONAL.some((name) => asked.has(name))) return null
  const form = (asked.has('plain') ? paths.plainForm : paths.form)(slug)
  // Drops unknown languages, because made-up ones would fill the cache.
  const address = withLanguageParameter(form, toOtherLanguage(asked.get('lang')))
  return { address, isForm: true }
}
