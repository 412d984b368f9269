'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnimationControl } from '@/components/site/hooks/use-animation-control'
import { useMediaQuery } from '@/components/site/hooks/use-browser'
import { PauseButton } from '@/components/site/pause-button'
import { WIDE_SCREEN_QUERY } from '../constants'
import { Collage } from './collage'
import { PhotoPages } from './photo-pages'

interface GalleryPhotosProps {
  photos: ReactNode[]
  children: ReactNode
}

/**
 * Tells whether an element is visible or at most half a screen away (`isInSight`), and whether it
 * ever was (`wasInSight`). Printing the page also sets `wasInSight`.
 */
function useInSight() {
  const ref = useRef<HTMLDivElement>(null)
  const [isInSight, setIsInSight] = useState(false)
  const [wasInSight, setWasInSight] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy phone reports several entries at once; the last one is current.
        const isNear = entries.at(-1)?.isIntersecting ?? false
        setIsInSight(isNear)
        if (isNear) setWasInSight(true)
      },
      { rootMargin: '50% 0px' },
    )
    observer.observe(ref.current)
    // `flushSync`, because the browser prints the page as it is when this handler returns.
    const showAll = () => flushSync(() => setWasInSight(true))
    window.addEventListener('beforeprint', showAll)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', showAll)
    }
  }, [])
  return { ref, isInSight, wasInSight }
}

/**
 * Renders a gallery for phones and one for wide screens. CSS hides one of the two, and browsers do
 * not download the lazy photos in it. Photos are added only when the gallery is near, because
 * browsers download lazy pictures several screens ahead.
 */
export function GalleryPhotos({ photos, children }: GalleryPhotosProps) {
  const { isAllowed, isPaused, isRunning, togglePause, focusProps, pointerProps } =
    useAnimationControl()
  const isWide = useMediaQuery(WIDE_SCREEN_QUERY)
  const { ref, isInSight, wasInSight } = useInSight()
  const isMoving = isRunning && isWide && isInSight
  // Until the gallery is near, the photos are inside `<noscript>`, where browsers without script
  // show them.
  const shown = wasInSight
    ? photos
    : photos.map((photo, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: photos keep their order
        <noscript key={at}>{photo}</noscript>
      ))
  return (
    <>
      <div className="wrap mb-[clamp(1.5rem,3vw,2.75rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {children}
        {isAllowed && (
          <PauseButton
            label="photos"
            isPaused={isPaused}
            onToggle={togglePause}
            className="-mr-3 -mb-2 -ml-5 max-[56rem]:hidden"
          />
        )}
      </div>
      <div
        ref={ref}
        className="mx-auto w-[min(100%-2*var(--gutter),var(--wrap))] min-[56rem]:w-[min(100%-2*var(--gutter),100rem)]"
      >
        <Collage
          photos={shown}
          isRunning={isMoving}
          {...focusProps}
          {...pointerProps}
          data-moving={isMoving}
        />
        <PhotoPages photos={shown} />
      </div>
    </>
  )
}
