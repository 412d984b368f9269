'use client'

import { PositionDots } from '@/components/site/dots'
import { useAnimationControl } from '@/components/site/hooks/use-animation-control'
import { useMediaQuery } from '@/components/site/hooks/use-browser'
import { useRotation } from '@/components/site/hooks/use-rotation'
import { PauseButton } from '@/components/site/pause-button'
import {
  QUOTE_ADVANCE_MS,
  QUOTE_GROUP_ADVANCE_MS,
  QUOTES_PER_GROUP,
  WIDE_SLIDER_QUERY,
} from '../constants'
import { splitIntoQuoteGroups } from '../quote-groups'
import type { Testimonial } from '../schema'
import { QuoteGroup } from './quote-group'

/**
 * Shows the quotes one group after the other, on phones one quote after the other. All groups share
 * one grid cell, so that the content below does not move (Spec §2.2.6, §9).
 */
export function QuoteSlider({ testimonials }: { testimonials: Testimonial[] }) {
  const { isAllowed, isPaused, isRunning, togglePause, focusProps, pointerProps } =
    useAnimationControl()
  const isWide = useMediaQuery(WIDE_SLIDER_QUERY)
  const groups = splitIntoQuoteGroups(testimonials)
  const [index, goTo] = useRotation({
    count: isWide ? groups.length * QUOTES_PER_GROUP : testimonials.length,
    everyMs: isWide ? QUOTE_GROUP_ADVANCE_MS : QUOTE_ADVANCE_MS,
    step: isWide ? QUOTES_PER_GROUP : 1,
    isRunning,
  })
  const current = Math.max(0, Math.min(Math.floor(index / QUOTES_PER_GROUP), groups.length - 1))
  return (
    <div {...focusProps} {...pointerProps}>
      <div className="mt-[clamp(2rem,4vw,3.5rem)] grid">
        {groups.map((group, at) => (
          <QuoteGroup
            key={group[0]?.id}
            testimonials={group}
            isCurrent={at === current}
            shown={at === current ? index - current * QUOTES_PER_GROUP : 0}
          />
        ))}
      </div>
      <div className="mt-[clamp(1.5rem,3vw,2.5rem)] flex items-center gap-2 noscript:hidden">
        <PositionDots
          label="Group"
          count={groups.length}
          current={current}
          onChoose={(group) => goTo(group * QUOTES_PER_GROUP)}
          className="-ml-[0.3125rem]"
        />
        {isAllowed && testimonials.length > 1 && (
          <PauseButton label="testimonies" isPaused={isPaused} onToggle={togglePause} />
        )}
      </div>
    </div>
  )
}
