import useEmblaCarousel from 'embla-carousel-react'
import { type ReactNode, useEffect, useState } from 'react'
import { PhotoPage } from './photo-page'
import { PhotoPagesControls } from './photo-pages-controls'

/** Pages to swipe or press through, round and round (Spec §4). A page comes when it is near. */
export function PhotoCarousel({ pages }: { pages: ReactNode[][] }) {
  const count = pages.length
  const [ref, api] = useEmblaCarousel({ loop: true })
  const [page, setPage] = useState(0)
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]))

  useEffect(() => {
    if (!api) return
    const follow = () => setPage(api.selectedScrollSnap())
    // The neighbours are fetched with the first touch, and from then on one page ahead.
    const fetchNear = () => {
      const at = api.selectedScrollSnap()
      setNear((before) => new Set([...before, at, (at + 1) % count, (at + count - 1) % count]))
    }
    api.on('select', follow).on('select', fetchNear).on('pointerDown', fetchNear)
    return () => {
      api.off('select', follow).off('select', fetchNear).off('pointerDown', fetchNear)
    }
  }, [api, count])

  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <>
      <div ref={ref} className="overflow-hidden">
        <div className="flex touch-pan-y">
          {pages.map((photos, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
              key={at}
              inert={at !== page}
              className="min-h-[22.125rem] min-w-0 flex-[0_0_100%] pr-(--mullion)"
            >
              {near.has(at) && <PhotoPage photos={photos} />}
            </div>
          ))}
        </div>
      </div>
      <PhotoPagesControls
        page={page}
        count={count}
        onPrevious={() => api?.scrollPrev(still())}
        onNext={() => api?.scrollNext(still())}
      />
    </>
  )
}
