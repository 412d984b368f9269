import { type FocusEvent, type PointerEvent, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useMediaQuery } from './use-browser'

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/**
 * Decides whether an animation runs. It stops under the mouse, on focus by keyboard, and when
 * paused by a button. It never runs with reduced motion or data saving. Put `pointerProps` only on
 * what people read or press, because elsewhere the mouse may rest by chance.
 */
export function useAnimationControl() {
  const isScripted = useHydrated()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isPaused, setIsPaused] = useState(false)
  const [isUnderPointer, setIsUnderPointer] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isAllowed = isScripted && !isStill && !savesData()
  const isRunning = isAllowed && !isPaused && !isUnderPointer && !isFocused

  return {
    isAllowed,
    isPaused,
    isRunning,
    togglePause: () => setIsPaused((paused) => !paused),
    focusProps: {
      'data-moving': isRunning,
      // A mouse press focuses too, but only focus by keyboard pauses the animation.
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
    pointerProps: {
      // Touches are ignored, because a touch may never report that it has left.
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && setIsUnderPointer(true),
      onPointerLeave: () => setIsUnderPointer(false),
    },
  }
}
