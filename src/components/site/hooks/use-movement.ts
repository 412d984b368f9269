import { type FocusEvent, type PointerEvent, useState } from 'react'
import { useMediaQuery } from './use-media-query'
import { useScripted } from './use-scripted'

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/**
 * Whether something that moves by itself may move now: not for people who asked for less motion or
 * fewer bytes, not while it is paused, not under the keyboard's focus, and not under the mouse.
 * `focusProps` belong on the element that moves; `pointerProps` on what of it the mouse holds still:
 * what somebody reads or presses there, not all that a resting mouse may happen to lie on.
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
    /** False: it never moves by itself, and needs no pause button. */
    isAllowed,
    isPaused,
    isRunning,
    togglePause: () => setIsPaused((paused) => !paused),
    focusProps: {
      'data-moving': isRunning,
      // A press focuses too; only the keyboard's focus holds.
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
    pointerProps: {
      // A finger leaves no pointer behind.
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && setIsUnderPointer(true),
      onPointerLeave: () => setIsUnderPointer(false),
    },
  }
}
