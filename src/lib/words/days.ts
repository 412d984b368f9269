import { DATE_WORDS } from './english/days'
import { fillPlaceholders } from './fill'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Writes a `yyyy-MM-dd` day in words and returns other text unchanged. `Intl` does not know Ilocano
 * and would write English.
 */
export function formatDayInWords(day: string, { months, date } = DATE_WORDS): string {
  const [, year, month, dayOfMonth] = DAY.exec(day) ?? []
  const name = months.split(', ')[Number(month) - 1]
  return name
    ? fillPlaceholders(date, { month: name, day: Number(dayOfMonth), year: Number(year) })
    : day
}

/**
 * Returns the name of the day's weekday. `weekdays` are seven names joined by `, `, from Sunday.
 */
export const weekdayOf = (day: string, weekdays: string): string =>
  weekdays.split(', ')[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
