import { sitePaths } from '@/lib/site-paths'
import { searchProvinces } from './find-place'
import { findRegion, type Region } from './regions'
import type { Province } from './schema'

export interface ChosenPlace {
  /** Null while the dialog asks the visitor to choose a region. */
  region: Region | null
  /** Slug of the province; null for the first one of the region. */
  province: string | null
}

/**
 * Reads `?region=visayas`, `?province=iloilo` (or a town of it) or `?open=true` (Spec §2.3).
 * Returns null for other query strings, which leave the dialog closed.
 */
export function readChosenPlace(
  query: URLSearchParams,
  provinces: readonly Province[],
): ChosenPlace | null {
  const found = searchProvinces(provinces, query.get('province') ?? '')[0]?.province
  if (found) return { region: found.region, province: found.slug }
  const region = findRegion(query.get('region'))
  return region || query.get('open') === 'true' ? { region, province: null } : null
}

export const chosenPlaceAddress = ({ region, province }: ChosenPlace): string =>
  region === null ? sitePaths.celebrationsOpen : sitePaths.celebrationsOf(region, province)
