import type { ReactNode } from 'react'
import { AfterLoad } from '@/components/site/after-load'

interface PhotoPageProps {
  photos: ReactNode[]
  /** Time to fetch them: the page is shown, or may be next. */
  isNear: boolean
}

/** One large photo and two small ones; the second of only two fills the row. */
export function PhotoPage({ photos, isNear }: PhotoPageProps) {
  return (
    <div className="grid grid-cols-2 grid-rows-[13.5rem_8.25rem] gap-(--mullion)">
      {photos.map((photo, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: places, not photos
          key={at}
          className="relative overflow-hidden rounded-pane bg-night-800 first:col-span-2 last:nth-2:col-span-2"
        >
          {isNear && <AfterLoad>{photo}</AfterLoad>}
        </div>
      ))}
    </div>
  )
}
