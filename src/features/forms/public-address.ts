import { paths } from '@/lib/paths'

/** The absolute URL of a form; `origin` is such as `https://example.org`. */
export const publicAddress = (slug: string, origin: string) =>
  new URL(paths.form(slug), origin).href
