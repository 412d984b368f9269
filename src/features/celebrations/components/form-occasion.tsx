import { nextCelebrationDay } from '../schedule'
import type { Occasion } from '../schema'
import { CalendarLink, NextCelebrationDate } from './next-celebration-date'

export function FormOccasion({ title, schedule, calendar }: Omit<Occasion, 'directions'>) {
  const dates = { schedule, whenRendered: nextCelebrationDay(schedule, Date.now()) }
  return (
    <div className="-mt-3 grid justify-items-start gap-2 text-text">
      <NextCelebrationDate {...dates} />
      <CalendarLink address={calendar} title={title} {...dates} />
    </div>
  )
}
