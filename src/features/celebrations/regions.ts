/** Spec §2.3: the three regions, in the order of the dialog. */
export const REGIONS = ['Luzon', 'Visayas', 'Mindanao'] as const
export type Region = (typeof REGIONS)[number]

/** What the address asks of the dialog: `?region=visayas` or `?open=true`; null for neither. */
export function readRegionQuery(query: URLSearchParams): { region: Region | null } | null {
  const asked = query.get('region')?.trim().toLowerCase()
  const region = REGIONS.find((name) => name.toLowerCase() === asked) ?? null
  return region || query.get('open') === 'true' ? { region } : null
}
