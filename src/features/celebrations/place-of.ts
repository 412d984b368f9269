import { slugify } from '@/lib/slug'
import type { Province } from './schema'

type Place = Pick<Province, 'slug' | 'towns'>

/**
 * Returns the slug of the province that contains a place typed by a visitor, such as `Kalibo,
 * Aklan` or `Iloilo`; null when it is none of ours, or a town of several provinces.
 */
export function placeOf(provinces: readonly Place[], location: string): string | null {
  // The last part is the largest area, as in “town, province”, so it is tried first.
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
