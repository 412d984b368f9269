import { isOpenForm } from '@/lib/content/open-form'
import { paths } from '@/lib/paths'
import { slugify } from '@/lib/slug'
import type { Form, Province as ProvinceRow } from '@/payload-types'
import type { ProvinceSummary, Venue } from './schema'

/**
 * Returns the path of a related form, if Payload has loaded its row and visitors can register with
 * it; otherwise null.
 */
export const openFormAddress = (form: number | Form | null | undefined): string | null =>
  form && typeof form === 'object' && isOpenForm(form) ? paths.form(form.slug) : null

/**
 * Returns the URL of a search on Google Maps. Nothing is sent to Google before a visitor opens it.
 */
const searchOf = (...parts: string[]) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({
    api: '1',
    query: parts.filter(Boolean).join(', '),
  })}`

function presentVenue(row: ProvinceRow): Venue | null {
  const { isAnnounced, venue, name, form } = row
  if (!isAnnounced || !venue) return null
  const address = row.address ?? ''
  return {
    name: venue,
    address,
    directions: row.directions || searchOf(venue, address, name, 'Philippines'),
    registration: openFormAddress(form) ?? '',
  }
}

/**
 * Returns a province without its picture. The sources of a picture can be computed only in Next,
 * but the worker needs provinces too, to compose messages about venues.
 */
export const presentProvinceSummary = (row: ProvinceRow): ProvinceSummary => ({
  id: row.id,
  slug: slugify(row.name),
  name: row.name,
  region: row.region,
  venue: presentVenue(row),
  time: row.time,
  contact: row.contact ?? '',
  towns: (row.towns ?? '')
    .split(/[,\n]/)
    .map((town) => town.trim())
    .filter(Boolean),
})
