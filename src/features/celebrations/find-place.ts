import { slugify } from '@/lib/slug'
import type { Province } from './schema'

type Findable = Pick<Province, 'slug' | 'name' | 'towns'>

export interface Found<P> {
  province: P
  /** The town it was found by; null when by its own name. */
  town: string | null
}

const EXACT = 0
const BEGINS = 1
const WORD = 2
const NOT = 9
/** A province's own name comes before any town. */
const TOWN = 3

/** How well `slug` fits what was typed; both as `slugify` makes them. */
function rank(slug: string, typed: string): number {
  if (slug === typed) return EXACT
  if (slug.startsWith(typed)) return BEGINS
  return slug.includes(`-${typed}`) ? WORD : NOT
}

function look<P extends Findable>(province: P, typed: string): Found<P> & { rank: number } {
  const own = rank(province.slug, typed)
  const [best] = province.towns
    .map((town) => ({ town, rank: rank(slugify(town), typed) + TOWN }))
    .sort((a, b) => a.rank - b.rank)
  return best && best.rank < own
    ? { province, town: best.town, rank: best.rank }
    : { province, town: null, rank: own }
}

/** Provinces by what somebody types: names, towns and earlier names, without case and accents. */
export function findPlaces<P extends Findable>(places: readonly P[], text: string): Found<P>[] {
  const typed = slugify(text)
  if (typed === '') return []
  return places
    .map((province) => look(province, typed))
    .filter((found) => found.rank < NOT)
    .sort((a, b) => a.rank - b.rank || a.province.name.localeCompare(b.province.name))
    .map(({ province, town }) => ({ province, town }))
}
