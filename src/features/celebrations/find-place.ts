import { slugify } from '@/lib/slug'
import type { Province } from './schema'

type Findable = Pick<Province, 'slug' | 'name' | 'towns'>

export interface FoundProvince<P> {
  province: P
  /** The town that matched; null when the name of the province matched. */
  town: string | null
}

const EXACT = 0
const BEGINS = 1
const WORD = 2
const NOT = 9
/** Added to the rank of a match by town, so that all matches by province come first. */
const TOWN = 3

function rank(slug: string, typed: string): number {
  if (slug === typed) return EXACT
  if (slug.startsWith(typed)) return BEGINS
  return slug.includes(`-${typed}`) ? WORD : NOT
}

function matchProvince<P extends Findable>(
  province: P,
  typed: string,
): FoundProvince<P> & { rank: number } {
  const own = rank(province.slug, typed)
  const [best] = province.towns
    .map((town) => ({ town, rank: rank(slugify(town), typed) + TOWN }))
    .sort((a, b) => a.rank - b.rank)
  return best && best.rank < own
    ? { province, town: best.town, rank: best.rank }
    : { province, town: null, rank: own }
}

/** Finds provinces by their own name or a town's, best match first. Ignores case and accents. */
export function searchProvinces<P extends Findable>(
  places: readonly P[],
  text: string,
): FoundProvince<P>[] {
  const typed = slugify(text)
  if (typed === '') return []
  return places
    .map((province) => matchProvince(province, typed))
    .filter((found) => found.rank < NOT)
    .sort((a, b) => a.rank - b.rank || a.province.name.localeCompare(b.province.name))
    .map(({ province, town }) => ({ province, town }))
}
