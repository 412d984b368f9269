import { presentSeo } from '@/lib/content/seo'
import { pictureAttributes } from '@/lib/pictures/picture-attributes'
import { toPictureSource } from '@/lib/pictures/pictures'
import type { Celebration, Province as ProvinceRow } from '@/payload-types'
import { pathOfActiveForm, presentProvinceSummary } from './present-province-summary'
import type { Schedule } from './schedule'
import type { Province, ProvinceDetails, ProvincePicture } from './schema'

type CalendarGroup = Celebration['november']['calendar'] | undefined

export function presentSchedule(calendar: CalendarGroup): Schedule | null {
  if (!calendar?.date || !calendar.startsAt || !calendar.endsAt) return null
  return {
    // The panel stores a day as noon UTC, so the text begins with that day.
    date: calendar.date.slice(0, 10),
    startsAt: calendar.startsAt,
    endsAt: calendar.endsAt,
    repeats: calendar.repeats ?? 'no',
    place: calendar.place ?? '',
  }
}

function registrationAddress(march: Celebration['march'] | undefined): string | null {
  return pathOfActiveForm(march?.form) ?? (march?.link || null)
}

export function presentCelebrations(row: Celebration) {
  const { heading, lead, november, march, next, seo } = row
  return {
    heading,
    lead,
    november: {
      ...november,
      schedule: presentSchedule(november?.calendar),
      dialog: { title: november?.dialogTitle ?? '', hint: november?.hint ?? '' },
      viewers: {
        Luzon: november?.viewers?.luzon ?? '',
        Visayas: november?.viewers?.visayas ?? '',
        Mindanao: november?.viewers?.mindanao ?? '',
      },
    },
    march: {
      ...march,
      schedule: presentSchedule(march?.calendar),
      picture: toPictureSource(march?.picture),
      registration: registrationAddress(march),
    },
    next,
    seo: presentSeo(seo, { heading, lead }),
  }
}

export type CelebrationsContent = ReturnType<typeof presentCelebrations>

const PROVINCE_SIZES = '(min-width: 48rem) 36rem, 88vw'

function presentProvincePicture(row: ProvinceRow['picture']): ProvincePicture | null {
  const picture = toPictureSource(row)
  if (!picture) return null
  const { src, srcSet, sizes, alt } = pictureAttributes(picture, PROVINCE_SIZES)
  return { src, srcSet, sizes, alt, position: picture.position }
}

export const presentProvinceDetails = (row: ProvinceRow): ProvinceDetails => ({
  coordinator: row.coordinator ?? '',
  photos: (row.photos ?? []).map(toPictureSource).filter((picture) => picture !== null),
  pastYears: (row.pastYears ?? [])
    .map(({ year, text }) => ({ year, text }))
    .sort((a, b) => b.year - a.year),
  picture: toPictureSource(row.picture),
})

export const presentProvince = (row: ProvinceRow): Province => ({
  ...presentProvinceSummary(row),
  picture: presentProvincePicture(row.picture),
})
