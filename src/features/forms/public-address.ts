import { paths } from '@/lib/paths'

export const publicFormAddress = (slug: string, origin: string) =>
  new URL(paths.form(slug), origin).href
