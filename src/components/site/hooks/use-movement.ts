import { type FocusEvent, type PointerEvent, useState } from 'react'
import { useMediaQuery, useScripted } from './use-browser'

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/**
 * Whether an animation may run: not with reduced motion or data saving, while paused, while the
 * keyboard focus is inside, or under the mouse. `focusProps` belong on the animated element;
 * `pointerProps` on the parts that people read or press, so that a mouse that merely rests
 * elsewhere does not pause it.
 */
export function useMovement() {
  const isScripted = useScripted()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isPaused, setIsPaused] = useState(false)
  const [isUnderPointer, setIsUnderPointer] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isAllowed = isScripted && !isStill && !savesData()
  const isRunning = isAllowed && !isPaused && !isUnderPointer && !isFocused

  return {
    /** False: it never runs, and needs no pause button. */
    isAllowed,
    isPaused,
    isRunning,
    togglePause: () => setIsPaused((paused) => !paused),
    focusProps: {
      'data-moving': isRunning,
      // A mouse press focuses too; only keyboard focus pauses.
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
    pointerProps: {
      // Touch input leaves no pointer that could keep it paused.
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && setIsUnderPointer(true),
      onPointerLeave: () => setIsUnderPointer(false),
    },
  }
}
