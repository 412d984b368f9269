'use client'

import { Dots } from '@/components/site/dots'
import { useAnimationControl } from '@/components/site/hooks/use-animation-control'
import { useMediaQuery } from '@/components/site/hooks/use-browser'
import { useRotation } from '@/components/site/hooks/use-rotation'
import { PauseButton } from '@/components/site/pause-button'
import { GROUP_ADVANCE_MS, GROUP_SIZE, QUOTE_ADVANCE_MS, WIDE_SCREEN } from '../constants'
import type { Testimonial } from '../schema'
import { QuoteGroup } from './quote-group'

/** Groups of `size` items; the last may be smaller. */
const toGroups = <T,>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  )

/**
 * Five quotes at a time, one on phones (Spec §2.2.6, §9). All groups lie in the same grid cell, so
 * the longest sets the height and nothing jumps.
 */
export function QuoteSlider({ testimonials }: { testimonials: Testimonial[] }) {
  const { isAllowed, isPaused, isRunning, togglePause, focusProps, pointerProps } =
    useAnimationControl()
  const isWide = useMediaQuery(WIDE_SCREEN)
  const [index, goTo] = useRotation({
    count: testimonials.length,
    everyMs: isWide ? GROUP_ADVANCE_MS : QUOTE_ADVANCE_MS,
    step: isWide ? GROUP_SIZE : 1,
    isRunning,
  })
  const groups = toGroups(testimonials, GROUP_SIZE)
  const current = Math.floor(index / GROUP_SIZE)
  return (
    <div {...focusProps} {...pointerProps}>
      <div className="mt-[clamp(2rem,4vw,3.5rem)] grid">
        {groups.map((group, at) => (
          <QuoteGroup
            key={group[0]?.id}
            testimonials={group}
            isCurrent={at === current}
            // The quote of the group that phones show; wider screens show all five.
            shown={at === current ? index % GROUP_SIZE : 0}
          />
        ))}
      </div>
      <div className="mt-[clamp(1.5rem,3vw,2.5rem)] flex items-center gap-2 noscript:hidden">
        <Dots
          label="Group"
          count={groups.length}
          current={current}
          onChoose={(group) => goTo(group * GROUP_SIZE)}
          className="-ml-[0.3125rem]"
        />
        {isAllowed && testimonials.length > 1 && (
          <PauseButton label="testimonies" isPaused={isPaused} onToggle={togglePause} />
        )}
      </div>
    </div>
  )
}
