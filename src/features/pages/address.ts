import { isReserved } from '@/lib/reserved-slugs'
import { SLUG_PATTERN } from '@/lib/slug'

export function validateSlug(value: string | null | undefined): true | string {
  if (!value || !SLUG_PATTERN.test(value))
    return 'Please use small letters, numbers and hyphens only'
  if (isReserved(value)) return 'This address is taken by another part of the site'
  return true
}
