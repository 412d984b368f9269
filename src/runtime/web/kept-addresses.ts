import { KEPT_PAGES } from '@/lib/kept-pages'
import { paths } from '@/lib/paths'
import { isReserved } from '@/lib/reserved-slugs'
import { SLUG_PATTERN } from '@/lib/slug'

/** What of the site is kept (page-cache.ts), and how. */
export interface KeptAddress {
  /** Path and query as Next is asked. */
  address: string
  isForm: boolean
}

const FORMS = paths.form('')

/** Thanks, what was typed before a refusal, and what staff see before others: one person's alone. */
const PERSONAL = ['submitted', 'attempt', 'preview']

/** Where a page of editors may stand, or what every other address shows. */
function isOfEditors(path: string): boolean {
  const slug = path.slice(1)
  return SLUG_PATTERN.test(slug) && !isReserved(slug)
}

/** The same page for every other query, such as those that Messenger adds. Null: it is not kept. */
export function findKeptAddress(url: string): KeptAddress | null {
  const [path = '', query = ''] = url.split('?')
  // These read their parameters in the browser.
  if (KEPT_PAGES.includes(path) || isOfEditors(path)) return { address: path, isForm: false }
  const slug = path.startsWith(FORMS) ? path.slice(FORMS.length) : ''
  if (!SLUG_PATTERN.test(slug)) return null
  const asked = new URLSearchParams(query)
  if (PERSONAL.some((name) => asked.has(name))) return null
  const address = (asked.has('plain') ? paths.plainForm : paths.form)(slug)
  return { address, isForm: true }
}
