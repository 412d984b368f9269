'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { CountdownClock } from '@/components/site/countdown-clock'
import { cx } from '@/components/ui/cx'
import { timeLeft } from '@/lib/time-left'
import { COUNTDOWN_TICK_MS } from '../constants'
import { type EventDay, type EventDayState, eventDayState } from '../countdown'

interface CountdownProps {
  day: EventDay
  live: string
  after: ReactNode
  /** The state when the server rendered the page, which may have been cached long ago. */
  whenRendered: EventDayState
}

function useNow(lastChange: number): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    if (Date.now() >= lastChange) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= lastChange) clearInterval(timer)
    }, COUNTDOWN_TICK_MS)
    return () => clearInterval(timer)
  }, [lastChange])
  return now
}

/**
 * Shows the time until the event, then `live`, then `after`. The hidden clock still takes up space,
 * so that nothing moves.
 */
export function Countdown({ day, live, after, whenRendered }: CountdownProps) {
  const now = useNow(day.endsAt ?? day.startsAt)
  const left = now === null ? null : timeLeft(day.startsAt, now)
  const state = now === null ? whenRendered : eventDayState(day, now)
  return (
    <div className="mt-[clamp(1.75rem,4vw,3.5rem)] grid items-start">
      <CountdownClock
        label="Time until the celebration"
        left={left}
        className={cx('[grid-area:1/1]', state !== 'before' && 'invisible')}
      />
      {state === 'live' && (
        <p
          data-live
          role="status"
          className="type-display inline-flex items-center gap-[0.35em] self-center justify-self-start rounded-pane bg-coral-600 px-[0.4em] pt-[0.28em] pb-[0.3em] text-[clamp(2.25rem,1.4rem+4.6vw,5.5rem)] leading-(--leading-tight) tracking-(--track-display) text-pearl-0 uppercase [grid-area:1/1] before:size-[0.34em] before:flex-none before:animate-[live_1.6s_var(--ease-in-out)_3] before:rounded-[2px] before:bg-current before:content-['']"
        >
          {live}
        </p>
      )}
      {state === 'after' && (
        <div data-live role="status" className="self-center [grid-area:1/1]">
          {after}
        </div>
      )}
    </div>
  )
}
