import { MINISTRY_TIME_ZONE } from '@/lib/dates'

const timeZone = MINISTRY_TIME_ZONE
const DAY = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone })
const MOMENT = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
})

/** The day of an ISO moment where the ministry is, as the panel writes it. */
export const formatDay = (iso: string): string => DAY.format(new Date(iso))

/** The same with its time. */
export const formatMoment = (iso: string): string => MOMENT.format(new Date(iso))
