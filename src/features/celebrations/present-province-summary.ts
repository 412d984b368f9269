import { isActiveForm } from '@/lib/content/open-form'
import { paths } from '@/lib/paths'
import { slugify } from '@/lib/slug'
import type { Form, Province as ProvinceRow } from '@/payload-types'
import type { ProvinceSummary, Venue } from './schema'

/**
 * Returns the path of the form's page. Null without a form, for a form that is inactive or has no
 * fields, and for a form that Payload has not loaded (a number).
 */
export const pathOfActiveForm = (form: number | Form | null | undefined): string | null =>
  form && typeof form === 'object' && isActiveForm(form) ? paths.form(form.slug) : null

/**
 * Returns the URL of a search on Google Maps. It is shown as a link instead of a map, so that
 * nothing is sent to Google until a visitor opens it.
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
    registration: pathOfActiveForm(form) ?? '',
  }
}

/**
 * Returns a province without its picture, because the worker uses this too and cannot compute the
 * picture's sources.
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
