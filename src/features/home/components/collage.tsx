import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { choosePhoto, initialSlots, withPhotoSwapped } from '../collage'
import { COLLAGE_SLOT_COUNT, COLLAGE_STAGGER_MS, COLLAGE_SWAP_MS } from '../constants'

interface CollageProps extends ComponentProps<'div'> {
  photos: ReactNode[]
  isRunning: boolean
}

const AREAS = [
  '1 / 1 / 5 / 6',
  '1 / 6 / 4 / 9',
  '1 / 9 / 3 / 13',
  '3 / 9 / 6 / 11',
  '3 / 11 / 6 / 13',
  '4 / 6 / 7 / 9',
  '5 / 1 / 9 / 3',
  '5 / 3 / 9 / 6',
  '7 / 6 / 9 / 9',
  '6 / 9 / 9 / 13',
]

function useStaggered(isRunning: boolean, swap: (slot: number) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `swap` only sets state
  useEffect(() => {
    if (!isRunning) return
    const repeats: ReturnType<typeof setInterval>[] = []
    const starts = AREAS.map((_, slot) =>
      setTimeout(() => {
        repeats.push(setInterval(() => swap(slot), COLLAGE_SWAP_MS))
      }, slot * COLLAGE_STAGGER_MS),
    )
    return () => {
      starts.forEach(clearTimeout)
      repeats.forEach(clearInterval)
    }
  }, [isRunning])
}

export function Collage({ photos, isRunning, ...rest }: CollageProps) {
  const [slots, setSlots] = useState(() => initialSlots(COLLAGE_SLOT_COUNT, photos.length))

  useStaggered(isRunning, (slot) =>
    setSlots((before) =>
      withPhotoSwapped(before, slot, choosePhoto(before, slot, photos.length, Math.random)),
    ),
  )

  return (
    <div
      {...rest}
      className="hidden grid-cols-[repeat(12,minmax(0,1fr))] grid-rows-[repeat(8,clamp(4.25rem,6.7vw,6.5rem))] gap-(--mullion) min-[56rem]:grid"
    >
      {slots.map(({ photo, before, turn }, slot) => (
        <div
          key={AREAS[slot]}
          data-photo={photo}
          style={{ gridArea: AREAS[slot] }}
          className="relative overflow-hidden rounded-pane bg-night-800"
        >
          {before !== null && (
            <div key={turn - 1} aria-hidden className="absolute inset-0 animate-photo-out">
              {photos[before]}
            </div>
          )}
          <div
            key={turn}
            className={turn > 0 ? 'absolute inset-0 animate-photo-in' : 'absolute inset-0'}
          >
            {photos[photo]}
          </div>
        </div>
      ))}
    </div>
  )
}
