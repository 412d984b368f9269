import { paths } from '@/lib/paths'

export const publicAddress = (slug: string, origin: string) =>
  new URL(paths.form(slug), origin).href
