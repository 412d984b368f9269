import { parseISO } from 'date-fns'
import { formatShortDay } from '@/lib/dates'
import { plural } from '@/lib/text'
import type { SubmissionFigures } from './schema'

type Days = SubmissionFigures['perDay']

export function trendPoints(days: Days, width: number, height: number): string {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const step = width / Math.max(1, days.length - 1)
  const round = (value: number) => Math.round(value * 100) / 100
  return days
    .map(({ count }, at) => `${round(at * step)},${round(height - (count / most) * height)}`)
    .join(' ')
}

export function describeTrend(days: Days): string {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return `No registrations in the last ${days.length} days`
  const busiest = days.reduce((best, day) => (day.count > best.count ? day : best))
  const noun = plural('registration', total)
  return `${total.toLocaleString('en-PH')} ${noun} in the last ${days.length} days, most on ${formatShortDay(parseISO(busiest.day))} (${busiest.count.toLocaleString('en-PH')})`
}
