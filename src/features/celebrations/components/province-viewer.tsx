'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, ChevronsRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Region } from '../regions'
import type { Province } from '../schema'
import { ProvinceCard } from './province-card'

const ARROW =
  'grid size-12 flex-none cursor-pointer place-items-center rounded-control border border-control-line hover:border-text disabled:cursor-not-allowed disabled:opacity-40'

interface ProvinceViewerProps {
  region: Region
  provinces: Province[]
  /** Slug of the shown province; null for the first one. */
  chosen: string | null
  onShow: (province: Province) => void
  hint: string
  hasCalendar: boolean
  formToken: string
}

export function ProvinceViewer(props: ProvinceViewerProps) {
  const { region, provinces, chosen, onShow, hint, hasCalendar, formToken } = props
  const at = Math.max(
    0,
    provinces.findIndex(({ slug }) => slug === chosen),
  )
  // `containScroll: false` lets the last card reach the left edge, where a card is selected.
  const [strip, carousel] = useEmblaCarousel({
    align: 'start',
    containScroll: false,
    startIndex: at,
    watchDrag: (_, { target }) => !(target as Element).closest('input, button'),
  })
  const latest = useRef({ at, provinces, onShow })
  latest.current = { at, provinces, onShow }

  useEffect(() => {
    const follow = () => {
      const shown = carousel?.selectedScrollSnap() ?? 0
      const province = latest.current.provinces[shown]
      if (province && shown !== latest.current.at) latest.current.onShow(province)
    }
    carousel?.on('select', follow)
    return () => {
      carousel?.off('select', follow)
    }
  }, [carousel])
  useEffect(() => {
    if (!carousel || carousel.selectedScrollSnap() === at) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    carousel.scrollTo(at, still || Math.abs(carousel.selectedScrollSnap() - at) > 1)
  }, [carousel, at])

  const goTo = (index: number) => {
    const province = provinces[Math.max(0, Math.min(index, provinces.length - 1))]
    if (province) onShow(province)
  }
  const followKeys = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || event.target !== event.currentTarget) return
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
    <div className="flex min-h-[30rem] min-w-0 flex-col gap-3 p-4 md:p-5">
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
              inert={index !== at}
              className="h-full min-w-0 flex-[0_0_88%] md:flex-[0_0_82%]"
            >
              {/* Cards further away stay empty, because a region may have about 40 provinces. */}
              {Math.abs(index - at) <= 1 ? (
                <ProvinceCard province={province} hasCalendar={hasCalendar} formToken={formToken} />
              ) : (
                <div className="h-full rounded-pane bg-night-900" />
              )}
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
