import { sitePaths } from '@/lib/site-paths'
import { findPlaces } from './find-place'
import { findRegion, type Region } from './regions'
import type { Province } from './schema'

/** The state of the region dialog. */
export interface ChosenPlace {
  /** Null: the visitor is asked to choose one. */
  region: Region | null
  /** Slug of the shown province; null: the region's first. */
  province: string | null
}

/**
 * Reads the dialog's state from an address (Spec §2.3): `?region=visayas`, `?province=iloilo` (or a
 * town of it), `?open=true`. Null when the address has none of these.
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

/** The address of the dialog's state, for sharing. */
export const chosenPlaceAddress = ({ region, province }: ChosenPlace): string =>
  region === null ? sitePaths.celebrationsOpen : sitePaths.celebrationsOf(region, province)
