import { plural } from '@/lib/text'

/** Spec §2.3: the three regions, in the order of the dialog. */
export const REGIONS = ['Luzon', 'Visayas', 'Mindanao'] as const
export type Region = (typeof REGIONS)[number]

/** The only place on the map that is not a province; it is not counted among the 82 provinces. */
export const CAPITAL = 'Metro Manila'

/** Returns the region of this name, in upper or lower case; null for any other text. */
export const findRegion = (text: string | null | undefined): Region | null => {
  const asked = text?.trim().toLowerCase()
  return REGIONS.find((name) => name.toLowerCase() === asked) ?? null
}

interface Located {
  name: string
  region: Region
}

const isIn = (region: Region) => (place: Located) => place.region === region

/** Returns the number of provinces, such as `38 provinces`; Metro Manila is not counted. */
export function countProvinces(places: readonly Located[], region: Region): string {
  const count = places.filter(isIn(region)).filter(({ name }) => name !== CAPITAL).length
  return `${count} ${plural('province', count)}`
}

/** Returns `38 provinces and Metro Manila` for the region that has it, otherwise `16 provinces`. */
export function countPlaces(places: readonly Located[], region: Region): string {
  const hasCapital = places.filter(isIn(region)).some(({ name }) => name === CAPITAL)
  return `${countProvinces(places, region)}${hasCapital ? ` and ${CAPITAL}` : ''}`
}
