import { paths } from '@/lib/paths'
import { findPlaces } from './find-place'
import { findRegion, type Region } from './regions'
import type { Province } from './schema'

/** What the region dialog shows. */
export interface ChosenPlace {
  /** Null: it asks for one. */
  region: Region | null
  /** Slug of the province in front; null: the region's first. */
  province: string | null
}

/**
 * What an address asks of the dialog (Spec §2.3): `?region=visayas`, `?province=iloilo` or any town
 * somebody typed, `?open=true`. Null when it asks for nothing.
 */
export function readChosenPlace(
  query: URLSearchParams,
  provinces: readonly Province[],
): ChosenPlace | null {
  const found = findPlaces(provinces, query.get('province') ?? '')[0]?.province
  if (found) return { region: found.region, province: found.slug }
  const region = findRegion(query.get('region'))
  return region || query.get('open') === 'true' ? { region, province: null } : null
}

/** The address of what the dialog shows, to be shared. */
export const chosenPlaceAddress = ({ region, province }: ChosenPlace): string =>
  region === null ? paths.celebrationsOpen : paths.celebrationsOf(region, province)
