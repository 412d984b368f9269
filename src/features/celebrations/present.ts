import { presentSeo } from '@/lib/content/seo'
import { paths } from '@/lib/paths'
import { presentPicture } from '@/lib/pictures/pictures'
import type { Celebration } from '@/payload-types'
import type { Schedule } from './schedule'

type CalendarGroup = Celebration['november']['calendar'] | undefined

/** Null while no editor has set the date. */
export function presentSchedule(calendar: CalendarGroup): Schedule | null {
  if (!calendar?.date || !calendar.startsAt || !calendar.endsAt) return null
  return {
    // The panel keeps a day as noon in Greenwich: the same day in its text.
    date: calendar.date.slice(0, 10),
    startsAt: calendar.startsAt,
    endsAt: calendar.endsAt,
    isYearly: calendar.isYearly ?? false,
    place: calendar.place ?? '',
  }
}

/** Where the register button leads: the chosen form, else the address, else nowhere yet. */
function registrationAddress(march: Celebration['march'] | undefined): string | null {
  const form = march?.form
  if (form && typeof form === 'object') return paths.form(form.slug)
  return march?.link || null
}

/** The page as its components show it. */
export function presentCelebrations(row: Celebration) {
  const { heading, lead, november, march, seo } = row
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
      picture: presentPicture(march?.picture),
      registration: registrationAddress(march),
    },
    seo: presentSeo(seo),
  }
}

export type CelebrationsContent = ReturnType<typeof presentCelebrations>
