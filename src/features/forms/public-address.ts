import { paths } from '@/lib/paths'

/** The whole address of a form, to pass on; `origin` such as `https://example.org`. */
export const publicAddress = (slug: string, origin: string) =>
  new URL(paths.form(slug), origin).href
