import { differenceInCalendarDays, differenceInMinutes } from 'date-fns'
import { formatDay, formatShortDay } from '@/lib/dates'

export function formatRelativeTime(at: Date | string, now: Date): string {
  // A time in the future counts as now, because the clocks of server and browser differ.
  const minutes = Math.max(0, differenceInMinutes(now, at))
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const days = differenceInCalendarDays(now, at)
  if (days === 0) return `${Math.floor(minutes / 60)} h ago`
  if (days === 1) return 'Yesterday'
  if (days < 7) return `${days} days ago`
  const isThisYear = new Date(at).getFullYear() === now.getFullYear()
  return isThisYear ? formatShortDay(at) : formatDay(at)
}
