import 'server-only'
import type { Where } from 'payload'
import { cms } from '@/lib/cms'
import { readContent } from '@/lib/content/published'
import { fetchRows, sql } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import { slugify } from '@/lib/slug'
import { CELEBRATIONS_SLUG, type CelebrationKey, PROVINCES_SLUG, THE_DAY_SLUG } from '../constants'
import { gatheringSchedule } from '../gathering'
import {
  presentCelebrations,
  presentProvince,
  presentProvinceDetails,
  presentSchedule,
} from '../present'
import { presentDay } from '../present-day'
import { presentProvinceSummary } from '../present-province-summary'
import { nextCelebrationDay } from '../schedule'
import type { Occasion, Province } from '../schema'

export const getCelebrations = async () => presentCelebrations(await readContent(CELEBRATIONS_SLUG))

export const getTheDay = async () => presentDay(await readContent(THE_DAY_SLUG))

async function readProvinces(where?: Where): Promise<Province[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: PROVINCES_SLUG,
    where,
    pagination: false,
    sort: 'name',
    depth: 1,
    overrideAccess: true,
  })
  return docs.map(presentProvince)
}

/**
 * Lists the id, slug, name and last change of each province. This is faster than `listProvinces`.
 */
export async function listProvinceSlugs() {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: PROVINCES_SLUG,
    pagination: false,
    sort: 'name',
    depth: 0,
    select: { name: true, updatedAt: true },
    overrideAccess: true,
  })
  return docs.map(({ id, name, updatedAt }) => ({ id, slug: slugify(name), name, updatedAt }))
}

export const listProvinces = (): Promise<Province[]> => readProvinces()

export async function findProvinceBySlug(slug: string): Promise<Province | null> {
  // Finds the id by the names first, because reading all provinces in full would be slow.
  const names = await fetchRows<{ id: number; name: string }>(sql`select id, name from provinces`)
  const found = names.find(({ name }) => slugify(name) === slug)
  const [province] = found ? await readProvinces({ id: { equals: found.id } }) : []
  return province ?? null
}

export async function findProvincePage(slug: string) {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: PROVINCES_SLUG,
    pagination: false,
    sort: 'name',
    depth: 1,
    overrideAccess: true,
  })
  const places = docs.map(presentProvinceSummary)
  const at = places.findIndex((place) => place.slug === slug)
  const [row, place] = [docs[at], places[at]]
  return row && place ? { place, places, details: presentProvinceDetails(row) } : null
}

/**
 * Reads the data of a celebration's calendar file. Null without a title, or while no date lies
 * ahead.
 */
export async function findCelebrationEvent(key: CelebrationKey) {
  const payload = await cms()
  const row = await payload.findGlobal({ slug: CELEBRATIONS_SLUG, depth: 0, overrideAccess: true })
  const { title, text, calendar } = row[key] ?? {}
  const schedule = presentSchedule(calendar)
  if (!title || !schedule || !nextCelebrationDay(schedule, Date.now())) return null
  return { title, text: text ?? '', schedule, updatedAt: new Date(row.updatedAt ?? 0) }
}

/**
 * Reads the data of a gathering's calendar file. Null for an unknown province, without a venue, or
 * without a November celebration ahead.
 */
export async function findGatheringEvent(slug: string) {
  const [province, celebration] = await Promise.all([
    findProvinceBySlug(slug),
    findCelebrationEvent('november'),
  ])
  if (!province?.venue || !celebration) return null
  const { name, region, time, contact } = province
  const text = [`Time: ${time}`, contact && `Contact: ${contact}`].filter(Boolean).join('\n')
  return {
    region,
    title: `${celebration.title}: ${name}`,
    text,
    schedule: gatheringSchedule(province, celebration.schedule),
    updatedAt: celebration.updatedAt,
  }
}

/**
 * Returns the event that a registration form belongs to. Null without one, while its date is
 * missing, or while a gathering has no venue. A form that is not active keeps its event, because
 * those who registered still come.
 */
export async function findOccasion(formSlug: string): Promise<Occasion | null> {
  const [{ november, march }, provinces] = await Promise.all([
    getCelebrations(),
    readProvinces({ 'form.slug': { equals: formSlug } }),
  ])
  const isOfMarch =
    march.registration === paths.form(formSlug) ||
    (typeof march.form === 'object' && march.form?.slug === formSlug)
  if (isOfMarch && march.schedule) {
    const { title, schedule } = march
    return { title, schedule, calendar: paths.api.celebrationCalendar('march'), directions: null }
  }
  const province = provinces.find(({ venue }) => venue)
  if (!province?.venue || !november.schedule) return null
  return {
    title: november.title,
    schedule: gatheringSchedule(province, november.schedule),
    calendar: paths.api.provinceCalendar(province.slug),
    directions: province.venue.directions || null,
  }
}
