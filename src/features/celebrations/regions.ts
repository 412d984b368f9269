import { plural } from '@/lib/text'

/** The three regions in the order of the dialog (Spec §2.3). */
export const REGIONS = ['Luzon', 'Visayas', 'Mindanao'] as const
export type Region = (typeof REGIONS)[number]

/** A place on the map that is not counted as a province. */
export const METRO_MANILA = 'Metro Manila'

export const findRegion = (text: string | null | undefined): Region | null => {
  const asked = text?.trim().toLowerCase()
  return REGIONS.find((name) => name.toLowerCase() === asked) ?? null
}

interface Located {
  name: string
  region: Region
}

const isIn = (region: Region) => (place: Located) => place.region === region

/** Returns words such as `38 provinces`. Metro Manila is not counted. */
export function provincesInWords(places: readonly Located[], region: Region): string {
  const count = places.filter(isIn(region)).filter(({ name }) => name !== METRO_MANILA).length
  return `${count} ${plural('province', count)}`
}

export function placesInWords(places: readonly Located[], region: Region): string {
  const hasCapital = places.filter(isIn(region)).some(({ name }) => name === METRO_MANILA)
  return `${provincesInWords(places, region)}${hasCapital ? ` and ${METRO_MANILA}` : ''}`
}
