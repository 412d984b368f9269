import { MINISTRY_TIME_ZONE } from '@/lib/dates'

const timeZone = MINISTRY_TIME_ZONE
const DAY = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone })
const MOMENT = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
})

/** In Manila's time zone. */
export const formatDay = (iso: string): string => DAY.format(new Date(iso))

/** In Manila's time zone. */
export const formatMoment = (iso: string): string => MOMENT.format(new Date(iso))
