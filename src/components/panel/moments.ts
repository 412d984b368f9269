import { MINISTRY_TIME_ZONE } from '@/lib/dates'

const timeZone = MINISTRY_TIME_ZONE
const DAY = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone })
const MOMENT = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
})

export const formatManilaDay = (iso: string): string => DAY.format(new Date(iso))

export const formatManilaMoment = (iso: string): string => MOMENT.format(new Date(iso))
