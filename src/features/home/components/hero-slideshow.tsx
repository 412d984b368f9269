'use client'

import { useEffect, useState } from 'react'
import { usePageLoaded } from '@/components/site/after-load'
import { PositionDots } from '@/components/site/dots'
import { useAnimationControl } from '@/components/site/hooks/use-animation-control'
import { useEditedRow } from '@/components/site/hooks/use-edited-row'
import { nextRotationIndex, useRotation } from '@/components/site/hooks/use-rotation'
import { PauseButton } from '@/components/site/pause-button'
import { HERO_ADVANCE_MS } from '../constants'
import { type HeroSlideParts, HeroSlideView } from './hero-slide'
import { SlideMarks } from './slide-marks'

interface HeroSlideshowProps {
  label: string
  slides: HeroSlideParts[]
}

export function HeroSlideshow({ label, slides }: HeroSlideshowProps) {
  const count = slides.length
  const { isAllowed, isPaused, isRunning, togglePause, focusProps, pointerProps } =
    useAnimationControl()
  const [isHeld, setIsHeld] = useState(false)
  const [index, goTo] = useRotation({
    count,
    everyMs: HERO_ADVANCE_MS,
    isRunning: isRunning && !isHeld,
  })
  useEditedRow('hero.slides', (row) => {
    setIsHeld(true)
    goTo(row)
  })
  const isLoaded = usePageLoaded()
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]))

  useEffect(() => {
    const next = isAllowed && isLoaded ? [nextRotationIndex(index, count)] : []
    setWanted((before) => new Set([...before, index, ...next]))
  }, [index, count, isAllowed, isLoaded])

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      {...focusProps}
      className="on-night relative grid overflow-hidden bg-night-950 text-text"
    >
      {slides.map((slide, at) => (
        <HeroSlideView
          key={slide.id}
          slide={slide}
          isActive={at === index}
          hasPicture={at === index || wanted.has(at)}
          label={`${at + 1} of ${count}`}
          pointerProps={pointerProps}
        />
      ))}
      {count > 1 && (
        <div
          {...pointerProps}
          className="absolute right-[max(var(--gutter),(100%-var(--wrap))/2)] bottom-[clamp(1rem,4vw,3.5rem)] z-2 flex items-center gap-1 noscript:hidden max-[56rem]:-mr-3"
        >
          <SlideMarks count={count} current={index} />
          <PositionDots
            label="Slide"
            count={count}
            current={index}
            onChoose={goTo}
            className="max-[56rem]:hidden"
          />
          <div className="size-11 motion-reduce:hidden">
            {isAllowed && <PauseButton label="slides" isPaused={isPaused} onToggle={togglePause} />}
          </div>
        </div>
      )}
    </section>
  )
}
