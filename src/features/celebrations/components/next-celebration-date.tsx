'use client'

import { useEffect, useState } from 'react'
import { CalendarPlus } from '@/components/site/icons'
import { useTranslation, useWords } from '@/components/site/words'
import { formatDayInWords, weekdayOf } from '@/lib/words/days'
import { EVENT_WORDS } from '@/lib/words/english/event'
import { dayOfMonth, formatClockTime, nextCelebrationDay, type Schedule } from '../schedule'

interface NextDayProps {
  schedule: Schedule
  /**
   * The next date when the page was rendered, which may be long ago; null for none. Shown until the
   * script runs.
   */
  whenRendered: string | null
}

/**
 * Returns `whenRendered` until the script runs, then the next date by the visitor's clock, because
 * the page may have been cached long ago.
 */
function useNextDay(schedule: Schedule, whenRendered: string | null): string | null {
  const [day, setDay] = useState(whenRendered)
  useEffect(() => setDay(nextCelebrationDay(schedule, Date.now())), [schedule])
  return day
}

export function NextCelebrationDate({ schedule, whenRendered }: NextDayProps) {
  const day = useNextDay(schedule, whenRendered)
  const { startsAt, endsAt, place } = schedule
  const words = useWords('event', EVENT_WORDS)
  const rules = useTranslation('rules')
  const [weekday, date] = day ? [weekdayOf(day, words.weekdays), formatDayInWords(day, rules)] : []
  return (
    <div className="mt-5 leading-[1.4] font-medium">
      {day ? (
        <div className="flex flex-wrap items-center gap-x-4 min-[20rem]:flex-nowrap">
          <span
            aria-hidden
            className="type-display -ml-[0.03em] flex-none text-numeral leading-[0.9] tracking-[-0.03em] tabular-nums in-[.on-night]:text-gold-400"
          >
            {dayOfMonth(day)}
          </span>
          <p>
            <time dateTime={day}>
              {weekday}, <span className="min-[20rem]:whitespace-nowrap">{date}</span>
            </time>
            <br />
            <span className="whitespace-nowrap">
              {formatClockTime(startsAt)} - {formatClockTime(endsAt)}
            </span>
            <br />
            {place}
          </p>
        </div>
      ) : (
        <p>
          {words.noDate}
          <br />
          {place}
        </p>
      )}
    </div>
  )
}

interface CalendarLinkProps extends NextDayProps {
  address: string
  title: string
}

export function CalendarLink({ address, title, ...dates }: CalendarLinkProps) {
  const words = useWords('event', EVENT_WORDS)
  const day = useNextDay(dates.schedule, dates.whenRendered)
  if (!day) return null
  return (
    <a
      href={address}
      className="inline-flex print:inline min-h-11 items-center gap-2 font-semibold text-text underline decoration-gold-400 decoration-2 underline-offset-6 hover:decoration-3 max-sm:justify-center"
    >
      <CalendarPlus className="size-5 flex-none print:hidden" />
      {words.calendar}
      <span className="sr-only">{` ${title}`}</span>
    </a>
  )
}
