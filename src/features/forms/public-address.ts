import { paths } from '@/lib/paths'

/** `origin` is for example `https://example.org`. */
export const publicAddress = (slug: string, origin: string) =>
  new URL(paths.form(slug), origin).href
