'use client'

import { useEffect, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { COUNTDOWN_TICK_MS } from '../constants'
import { timeLeft } from '../countdown'

interface CountdownProps {
  /** Milliseconds since 1970. */
  target: number
  /** What takes the clock's place afterwards. */
  live: string
  /** Whether it was over when this page was made, which may be long ago. */
  wasLive: boolean
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/** The time of the visitor's clock, every second; null in the page as it is sent. */
function useNow(target: number): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    if (Date.now() >= target) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= target) clearInterval(timer)
    }, COUNTDOWN_TICK_MS)
    return () => clearInterval(timer)
  }, [target])
  return now
}

/** Clock and plate lie in one cell of a grid, so that nothing jumps at the change. */
export function Countdown({ target, live, wasLive }: CountdownProps) {
  const now = useNow(target)
  const left = now === null ? null : timeLeft(target, now)
  const isLive = now === null ? wasLive : left === null
  return (
    <div className="mt-[clamp(1.75rem,4vw,3.5rem)] grid items-start">
      <div
        role="timer"
        aria-label="Time until the celebration"
        className={cx(
          'grid grid-cols-4 border-t border-line-2 [grid-area:1/1] noscript:invisible',
          isLive && 'invisible',
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
      {isLive && (
        <p
          data-live
          role="status"
          className="type-display inline-flex items-center gap-[0.35em] self-center justify-self-start rounded-pane bg-coral-600 px-[0.4em] pt-[0.28em] pb-[0.3em] text-[clamp(2.25rem,1.4rem+4.6vw,5.5rem)] leading-(--leading-tight) tracking-(--track-display) text-pearl-0 uppercase [grid-area:1/1] before:size-[0.34em] before:flex-none before:animate-[live_1.6s_var(--ease-in-out)_3] before:rounded-[2px] before:bg-current before:content-['']"
        >
          {live}
        </p>
      )}
    </div>
  )
}
