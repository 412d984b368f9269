import { MANILA_OFFSET } from '@/lib/manila-time'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export const validateTime = (value: string | null | undefined): true | string =>
  TIME.test(value ?? '') || 'Please enter a time such as 13:00'

/**
 * How a celebration repeats every year: `date` on the same date, `weekday` on a day such as the
 * last Saturday of March.
 */
export type Repetition = 'no' | 'date' | 'weekday'

/** When and where a celebration is, in Philippine time. */
export interface Schedule {
  /** The first day, `YYYY-MM-DD`. */
  date: string
  /** Such as `13:00`. */
  startsAt: string
  endsAt: string
  repeats: Repetition
  place: string
}

export const toManilaIso = (date: string, time: string): string =>
  `${date}T${time}:00${MANILA_OFFSET}`

const DAYS_OF_WEEK = 7

const partsOf = (date: string) => {
  const day = new Date(`${date}T00:00:00Z`)
  return { year: day.getUTCFullYear(), month: day.getUTCMonth(), day: day.getUTCDate(), at: day }
}
const toDate = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/**
 * Counts the date's weekday within its month: returns 2 for a second Saturday, for example. Returns
 * -1 for the last one of the month.
 */
export function weekInMonth(date: string): number {
  const { year, month, day } = partsOf(date)
  return day + DAYS_OF_WEEK > daysIn(year, month) ? -1 : Math.ceil(day / DAYS_OF_WEEK)
}

function sameWeekdayIn(year: number, date: string): string {
  const { month, at } = partsOf(date)
  const week = weekInMonth(date)
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
  const day = 1 + ((at.getUTCDay() - first + DAYS_OF_WEEK) % DAYS_OF_WEEK)
  const last = day + DAYS_OF_WEEK * Math.floor((daysIn(year, month) - day) / DAYS_OF_WEEK)
  return toDate(year, month, week < 0 ? last : day + DAYS_OF_WEEK * (week - 1))
}

function dayIn(year: number, { date, repeats }: Schedule): string {
  if (repeats === 'weekday') return sameWeekdayIn(year, date)
  const { month, day } = partsOf(date)
  return toDate(year, month, Math.min(day, daysIn(year, month)))
}

/** Returns the day (`YYYY-MM-DD`) of the celebration that is on or next. Null after the last. */
export function nextCelebrationDay(schedule: Schedule, now: number): string | null {
  const { date, endsAt, repeats } = schedule
  const isAhead = (day: string) => Date.parse(toManilaIso(day, endsAt)) > now
  if (isAhead(date)) return date
  if (repeats === 'no') return null
  const year = new Date(now).getUTCFullYear()
  return [year - 1, year, year + 1].map((each) => dayIn(each, schedule)).find(isAhead) ?? null
}

/** Returns the end in milliseconds since 1970, or null after the last celebration. */
export function endOfNextCelebration(schedule: Schedule, now: number): number | null {
  const day = nextCelebrationDay(schedule, now)
  return day === null ? null : Date.parse(toManilaIso(day, schedule.endsAt))
}

/** Writes `13:00` as `1:00PM`. */
export const formatClockTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${hours < 12 ? 'AM' : 'PM'}`
}

const HOURS = /^(\d{1,2})(?::(\d{2}))? ?([AP])M ?(?:-|–|to) ?(\d{1,2})(?::(\d{2}))? ?([AP])M$/i

function readClock(hour = '', minute = '00', half = ''): string | null {
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  const time = `${String(hours).padStart(2, '0')}:${minute}`
  return Number(hour) >= 1 && Number(hour) <= 12 && TIME.test(time) ? time : null
}

/** Parses the hours of one day, such as `1:00PM - 10:00PM`. Returns null for any other text. */
export function parseHours(text: string): Pick<Schedule, 'startsAt' | 'endsAt'> | null {
  const [, hour, minute, half, endHour, endMinute, endHalf] = HOURS.exec(text.trim()) ?? []
  const [startsAt, endsAt] = [readClock(hour, minute, half), readClock(endHour, endMinute, endHalf)]
  return startsAt && endsAt && startsAt < endsAt ? { startsAt, endsAt } : null
}

export interface Occurrence {
  /** Milliseconds since 1970. */
  startsAt: number
  endsAt: number
  /** Such as `November 30, 2026`. */
  date: string
  /** Such as `1:00PM - 10:00PM`. */
  hours: string
}

/** Returns the first occurrence that ends after `now`, or null if there is none. */
export function occurrenceAfter(schedule: Schedule | null, now: number): Occurrence | null {
  const day = schedule && nextCelebrationDay(schedule, now)
  if (!schedule || !day) return null
  const { startsAt, endsAt } = schedule
  return {
    startsAt: Date.parse(toManilaIso(day, startsAt)),
    endsAt: Date.parse(toManilaIso(day, endsAt)),
    date: formatDate(day),
    hours: `${formatClockTime(startsAt)} - ${formatClockTime(endsAt)}`,
  }
}

export const dayOfMonth = (date: string): number => partsOf(date).day

const formatDate = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Writes `2027-03-27` as `Saturday, March 27, 2027`. */
export const formatFullDate = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })
