import { slugify } from '@/lib/slug'
import type { Province } from './schema'

type Place = Pick<Province, 'slug' | 'towns'>

/**
 * Returns the slug of the province in a text such as `Kalibo, Aklan` or `Iloilo`. Null if the place
 * is unknown or ambiguous.
 */
export function findProvinceSlug(provinces: readonly Place[], location: string): string | null {
  // The last part is tried first, because it is the largest area, as in “town, province”.
  const parts = location
    .split(/[,;/]/)
    .map(slugify)
    .flatMap((part) => [part, part.replace(/^province-of-|-province$/g, '')])
    .filter(Boolean)
    .reverse()
  const named = parts.find((part) => provinces.some(({ slug }) => slug === part))
  if (named) return named
  for (const part of parts) {
    const [found, another] = provinces.filter(({ towns }) =>
      towns.some((town) => slugify(town) === part),
    )
    if (found && !another) return found.slug
  }
  return null
}
