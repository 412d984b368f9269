'use client'

import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { GALLERY_PAGE_SIZE } from '../constants'
import { PhotoPage } from './photo-page'
import { PhotoPageControls } from './photo-page-controls'
import { useShownPage } from './use-shown-page'

export function PhotoPages({ photos }: { photos: ReactNode[] }) {
  const count = Math.ceil(photos.length / GALLERY_PAGE_SIZE)
  const strip = useRef<HTMLDivElement>(null)
  const isScripted = useHydrated()
  const current = useShownPage(strip)
  const [isTouched, setTouched] = useState(false)
  const id = useId()
  const idOf = (page: number) => `photos${id}${page}`
  const isNear = (page: number) => {
    const distance = Math.abs(page - current)
    // Without script every page counts as near, because no script could add its photos later.
    return (
      !isScripted || distance === 0 || (isTouched && (distance === 1 || distance === count - 1))
    )
  }

  const goTo = (page: number, rel: string) => (event: MouseEvent) => {
    event.preventDefault()
    const target = strip.current?.children[page]
    if (!(target instanceof HTMLElement)) return
    setTouched(true)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.current?.scrollTo({ left: target.offsetLeft, behavior: still ? 'instant' : 'smooth' })
    // Moves the focus to the same link of the new page. The page is still inert, and inert elements
    // take no focus.
    target.inert = false
    target.querySelector<HTMLElement>(`[rel=${rel}]`)?.focus({ preventScroll: true })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group (ARIA practices)
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Photos"
      className="min-[56rem]:hidden"
    >
      <div
        ref={strip}
        onPointerDown={() => setTouched(true)}
        className="relative flex snap-x snap-mandatory gap-(--mullion) overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {Array.from({ length: count }, (_, page) => page).map((page) => (
          // biome-ignore lint/a11y/useSemanticElements: a page of a carousel is a group
          <div
            key={page}
            id={idOf(page)}
            role="group"
            aria-label={`${page + 1} of ${count}`}
            inert={isScripted && page !== current}
            className="min-w-0 flex-[0_0_100%] snap-start snap-always scroll-mt-[max(5rem,(100svh-27rem)/2)]"
          >
            <PhotoPage
              photos={photos.slice(page * GALLERY_PAGE_SIZE, (page + 1) * GALLERY_PAGE_SIZE)}
              isNear={isNear(page)}
            />
            <PhotoPageControls page={page} count={count} idOf={idOf} goTo={goTo} />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {isTouched && `Page ${current + 1} of ${count}`}
      </p>
    </div>
  )
}
