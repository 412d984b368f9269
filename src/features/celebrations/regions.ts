/** Spec §2.3: the three regions, in the order of the dialog. */
export const REGIONS = ['Luzon', 'Visayas', 'Mindanao'] as const
export type Region = (typeof REGIONS)[number]

/** The one place of the map that is no province, and not among the 82. */
export const CAPITAL = 'Metro Manila'

export const findRegion = (text: string | null | undefined): Region | null => {
  const asked = text?.trim().toLowerCase()
  return REGIONS.find((name) => name.toLowerCase() === asked) ?? null
}

interface Place {
  name: string
  region: Region
}

/** `38 provinces and Metro Manila`, for those of a region. */
export function countPlaces(places: readonly Place[], region: Region): string {
  const names = places.filter((place) => place.region === region).map(({ name }) => name)
  const hasCapital = names.includes(CAPITAL)
  const count = names.length - (hasCapital ? 1 : 0)
  return `${count} province${count === 1 ? '' : 's'}${hasCapital ? ` and ${CAPITAL}` : ''}`
}
