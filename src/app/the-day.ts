import 'server-only'
import { cache } from 'react'
import { DAY_MS, dayHoursOf, dayPhaseChanges, dayPhaseOf } from '@/features/celebrations/day-phase'
import { occurrenceAfter } from '@/features/celebrations/schedule'
import { getCelebrations, getTheDay } from '@/features/celebrations/server/data'
import { withCelebrationDate } from '@/features/home/countdown-date'
import { getHomeContent } from '@/features/home/server/data'

/**
 * Returns the countdown, and what pages show on the celebration's day. For `hours` and `phase`, a
 * day that ended less than 24 hours ago still counts as the current one.
 */
export const readDayAndCountdown = cache(async () => {
  const now = Date.now()
  const [home, { november, march }, day] = await Promise.all([
    getHomeContent(),
    getCelebrations(),
    getTheDay(),
  ])
  const ahead = (since: number) => ({
    november: occurrenceAfter(november.schedule, since),
    march: occurrenceAfter(march.schedule, since),
  })
  const countdown = withCelebrationDate(home.countdown, ahead(now))
  const hours = dayHoursOf(withCelebrationDate(home.countdown, ahead(now - DAY_MS)).day)
  const phase = dayPhaseOf(hours, now)
  return {
    countdown,
    day,
    hours,
    phase: day.isOn ? phase : null,
    /**
     * Times at which the content changes without an edit, in ms since 1970. A null in the list
     * stands for a countdown without an end.
     */
    changesAt: [countdown.day.startsAt, countdown.day.endsAt, ...dayPhaseChanges(hours)],
  }
})
