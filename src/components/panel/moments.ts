import { MINISTRY_TIME_ZONE } from '@/lib/dates'

const timeZone = MINISTRY_TIME_ZONE
const DAY = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone })
const MOMENT = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
})

/** Returns the day of an ISO timestamp in Manila's time zone, in the panel's format. */
export const formatDay = (iso: string): string => DAY.format(new Date(iso))

/** Returns the day and time of an ISO timestamp in Manila's time zone, in the panel's format. */
export const formatMoment = (iso: string): string => MOMENT.format(new Date(iso))
