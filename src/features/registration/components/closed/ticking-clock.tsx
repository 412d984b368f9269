'use client'

import { useEffect, useState } from 'react'
import { CountdownClock } from '@/components/site/countdown-clock'
import { type TimeLeft, timeLeft } from '@/lib/time-left'
import type { PLACES_WORDS } from '@/lib/words/english/places'

const TICK_MS = 1000
/** Reloads are spread over this time, so that not all waiting visitors reload at once. */
const SPREAD_MS = 3000

export interface OpeningClockProps {
  /**
   * Milliseconds from the page's rendering to the opening. A duration instead of a time, because
   * the visitor's clock may be wrong.
   */
  opensInMs: number
  words: Pick<typeof PLACES_WORDS, 'opensIn' | 'days' | 'hours' | 'minutes' | 'seconds'>
}

export function TickingClock({ opensInMs, words }: OpeningClockProps) {
  const [left, setLeft] = useState<TimeLeft | null>(null)

  useEffect(() => {
    const opensAt = Date.now() + opensInMs
    let reload: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const rest = timeLeft(opensAt, Date.now())
      setLeft(rest)
      if (rest) return
      clearInterval(timer)
      reload = setTimeout(() => window.location.reload(), TICK_MS + Math.random() * SPREAD_MS)
    }
    const timer = setInterval(tick, TICK_MS)
    tick()
    return () => {
      clearInterval(timer)
      clearTimeout(reload)
    }
  }, [opensInMs])

  return (
    <CountdownClock
      label={words.opensIn}
      left={left}
      units={words}
      className="my-4 w-full max-w-xl text-left"
    />
  )
}
