import { lazy, type ReactNode, Suspense } from 'react'
import { GALLERY_PAGE_SIZE } from '../constants'
import { PhotoPage } from './photo-page'
import { PhotoPagesControls } from './photo-pages-controls'

const PhotoCarousel = lazy(() =>
  import('./photo-carousel').then((m) => ({ default: m.PhotoCarousel })),
)

interface PhotoPagesProps {
  photos: ReactNode[]
  /** On a phone, and in sight: time to fetch what makes it swipe. */
  isWanted: boolean
}

/** Spec §9: three photos on a page, on phones. */
export function PhotoPages({ photos, isWanted }: PhotoPagesProps) {
  const count = Math.ceil(photos.length / GALLERY_PAGE_SIZE)
  const pages = Array.from({ length: count }, (_, page) =>
    photos.slice(page * GALLERY_PAGE_SIZE, (page + 1) * GALLERY_PAGE_SIZE),
  )
  const atRest = (
    <>
      <PhotoPage photos={pages[0] ?? []} />
      <PhotoPagesControls page={0} count={count} />
    </>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group (ARIA practices)
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Photos"
      className="min-[56rem]:hidden"
    >
      {isWanted ? (
        <Suspense fallback={atRest}>
          <PhotoCarousel pages={pages} />
        </Suspense>
      ) : (
        atRest
      )}
    </div>
  )
}
