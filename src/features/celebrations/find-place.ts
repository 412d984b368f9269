import { slugify } from '@/lib/slug'
import type { Province } from './schema'

type Findable = Pick<Province, 'slug' | 'name' | 'towns'>

/** A province that matches a typed text. */
export interface Found<P> {
  province: P
  /** The town that matched; null when the province's own name did. */
  town: string | null
}

const EXACT = 0
const BEGINS = 1
const WORD = 2
const NOT = 9
/** Added to the rank of a match by town, so that it comes after every match by name. */
const TOWN = 3

/**
 * Returns how well a slug matches the typed one: the lower the number, the better. Both were made
 * by `slugify`.
 */
function rank(slug: string, typed: string): number {
  if (slug === typed) return EXACT
  if (slug.startsWith(typed)) return BEGINS
  return slug.includes(`-${typed}`) ? WORD : NOT
}

function matchProvince<P extends Findable>(
  province: P,
  typed: string,
): Found<P> & { rank: number } {
  const own = rank(province.slug, typed)
  const [best] = province.towns
    .map((town) => ({ town, rank: rank(slugify(town), typed) + TOWN }))
    .sort((a, b) => a.rank - b.rank)
  return best && best.rank < own
    ? { province, town: best.town, rank: best.rank }
    : { province, town: null, rank: own }
}

/**
 * Finds provinces by names, towns and earlier names, ignoring case and accents. The best match is
 * first.
 */
export function findPlaces<P extends Findable>(places: readonly P[], text: string): Found<P>[] {
  const typed = slugify(text)
  if (typed === '') return []
  return places
    .map((province) => matchProvince(province, typed))
    .filter((found) => found.rank < NOT)
    .sort((a, b) => a.rank - b.rank || a.province.name.localeCompare(b.province.name))
    .map(({ province, town }) => ({ province, town }))
}
