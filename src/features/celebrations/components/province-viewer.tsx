'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, ChevronsRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Region } from '../regions'
import type { Province } from '../schema'
import { ProvinceCard } from './province-card'

const ARROW =
  'grid size-12 flex-none cursor-pointer place-items-center rounded-control border border-control-line hover:border-text disabled:cursor-not-allowed disabled:opacity-40'

interface ProvinceViewerProps {
  region: Region
  provinces: Province[]
  hint: string
}

/** The provinces of a region, one beside the other: by swipe, by arrow button or by arrow key. */
export function ProvinceViewer({ region, provinces, hint }: ProvinceViewerProps) {
  // Every card may stand at the left edge, the last one too: the counter counts cards.
  const [strip, carousel] = useEmblaCarousel({ align: 'start', containScroll: false })
  const [at, setAt] = useState(0)
  useEffect(() => {
    const follow = () => setAt(carousel?.selectedScrollSnap() ?? 0)
    carousel?.on('select', follow)
    return () => {
      carousel?.off('select', follow)
    }
  }, [carousel])

  const goTo = (index: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    carousel?.scrollTo(Math.max(0, Math.min(index, provinces.length - 1)), still)
  }
  const followKeys = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    goTo(at + step)
  }

  if (provinces.length === 0) {
    return (
      <p className="type-lead grid place-items-center p-8 text-center">
        The gatherings of {region} have not been listed yet.
      </p>
    )
  }
  return (
    <div className="flex min-h-96 min-w-0 flex-col gap-3 p-4 md:p-5">
      <section
        ref={strip}
        aria-roledescription="carousel"
        aria-label={`Provinces in ${region}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={followKeys}
        className="min-h-0 flex-1 overflow-hidden rounded-pane"
      >
        <ul className="flex h-full touch-pan-y gap-3">
          {provinces.map((province, index) => (
            <li
              key={province.id}
              aria-hidden={index !== at}
              className="h-full min-w-0 flex-[0_0_88%] md:flex-[0_0_82%]"
            >
              <ProvinceCard province={province} />
            </li>
          ))}
        </ul>
      </section>
      <div className="flex items-center gap-2.5">
        <p className="mr-auto flex items-center gap-2 text-sm leading-[1.3] text-text-2">
          {hint && <ChevronsRight aria-hidden strokeWidth={1.75} className="size-5 flex-none" />}
          {hint}
        </p>
        <p aria-live="polite" className="text-sm whitespace-nowrap text-text-3 tabular-nums">
          <span className="sr-only">{provinces[at]?.name}, </span>
          {at + 1} of {provinces.length}
        </p>
        <button
          type="button"
          aria-label="Previous province"
          className={ARROW}
          disabled={at === 0}
          onClick={() => goTo(at - 1)}
        >
          <ChevronLeft aria-hidden strokeWidth={1.75} className="size-5.5" />
        </button>
        <button
          type="button"
          aria-label="Next province"
          className={ARROW}
          disabled={at === provinces.length - 1}
          onClick={() => goTo(at + 1)}
        >
          <ChevronRight aria-hidden strokeWidth={1.75} className="size-5.5" />
        </button>
      </div>
    </div>
  )
}
