import type { ReactNode } from 'react'

interface PhotoPageProps {
  photos: ReactNode[]
  isNear: boolean
}

export function PhotoPage({ photos, isNear }: PhotoPageProps) {
  return (
    <div className="grid grid-cols-2 grid-rows-[13.5rem_8.25rem] gap-(--mullion)">
      {photos.map((photo, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a key is a position, not a photo
          key={at}
          className="relative overflow-hidden rounded-pane bg-night-800 first:col-span-2 only:row-span-2 last:nth-2:col-span-2"
        >
          {isNear && photo}
        </div>
      ))}
    </div>
  )
}
