import { nextDay } from '../schedule'
import type { Occasion } from '../schema'
import { CalendarLink, NextDay } from './next-day'

export function FormOccasion({ title, schedule, calendar }: Omit<Occasion, 'directions'>) {
  const dates = { schedule, whenRendered: nextDay(schedule, Date.now()) }
  return (
    <div className="-mt-3 grid justify-items-start gap-2 text-text">
      <NextDay {...dates} />
      <CalendarLink address={calendar} title={title} {...dates} />
    </div>
  )
}
