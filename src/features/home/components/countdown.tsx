'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { COUNTDOWN_TICK_MS } from '../constants'
import { type Day, type DayState, dayState, timeLeft } from '../countdown'

interface CountdownProps {
  day: Day
  /** Shown instead of the clock while the event is on. */
  live: string
  /** Shown once the event is over. */
  after: ReactNode
  /** The state when the server rendered the page, which may be long ago. */
  asMade: DayState
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/** The time of the visitor's clock, updated every second; null on the server. */
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
 * Clock, "live" text and what follows share one cell of a grid, so that nothing jumps when one
 * replaces another.
 */
export function Countdown({ day, live, after, asMade }: CountdownProps) {
  const now = useNow(day.endsAt ?? day.startsAt)
  const left = now === null ? null : timeLeft(day.startsAt, now)
  const state = now === null ? asMade : dayState(day, now)
  return (
    <div className="mt-[clamp(1.75rem,4vw,3.5rem)] grid items-start">
      <div
        role="timer"
        aria-label="Time until the celebration"
        className={cx(
          'grid print:hidden grid-cols-4 border-t border-line-2 [grid-area:1/1] noscript:invisible',
          state !== 'before' && 'invisible',
        )}
      >
        {UNITS.map((unit) => (
          <div
            key={unit}
            className="border-l border-line pt-[clamp(0.75rem,1.6vw,1.25rem)] pr-1 pl-[clamp(0.5rem,1.4vw,1.25rem)] first:border-l-0 first:pl-0"
          >
            <span className="type-display block text-numeral leading-[0.9] tracking-[-0.03em] tabular-nums">
              {left ? String(left[unit]).padStart(2, '0') : '\u00A0'}
            </span>
            <span className="mt-2.5 block text-[clamp(0.75rem,3.6vw,0.9375rem)] text-text-3 capitalize">
              {unit}
            </span>
          </div>
        ))}
      </div>
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
