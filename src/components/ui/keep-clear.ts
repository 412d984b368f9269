import { type RefObject, useLayoutEffect } from 'react'

/** Marks an element that a toast must not cover. */
export const KEEP_CLEAR_PROPS = { 'data-keep-clear': '' } as const

const GAP_PX = 8

/** A phone may send the click up to this long after the finger is lifted. */
const CLICK_DELAY_MS = 300

/**
 * Returns how many pixels above its original place the box must be. At the moment it is `lifted`
 * pixels above that place.
 */
function liftOf(box: DOMRect, lifted: number): number {
  // From the bottom up, because a box that clears one bar may cover the bar above it.
  const kept = [...document.querySelectorAll('[data-keep-clear]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .filter(({ left, right }) => left < box.right && right > box.left)
    .sort((a, b) => b.bottom - a.bottom)
  const [top, bottom] = [box.top + lifted, box.bottom + lifted]
  let lift = 0
  for (const one of kept) {
    if (one.top < bottom - lift + GAP_PX && one.bottom > top - lift - GAP_PX) {
      lift = bottom - one.top + GAP_PX
    }
  }
  // Covering a bar is better than leaving the window.
  return Math.min(lift, Math.max(0, top))
}

/**
 * Moves `ref` up until it covers no element with `KEEP_CLEAR_PROPS`. The move waits while the
 * pointer is down, because a toast that moved over a pressed button would take its click.
 */
export function useKeepClear(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const { current } = ref
    if (!current || !isShown) return
    let lift = 0
    let isPressed = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const place = () => {
      if (isPressed) return
      lift = liftOf(current.getBoundingClientRect(), lift)
      current.style.translate = lift === 0 ? '' : `0 ${-lift}px`
    }
    const press = () => {
      isPressed = true
      clearTimeout(timer)
    }
    const release = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isPressed = false
        place()
      }, CLICK_DELAY_MS)
    }
    const resized = new ResizeObserver(place)
    resized.observe(current)
    resized.observe(document.body)
    const leaving = new AbortController()
    const during = { capture: true, passive: true, signal: leaving.signal }
    window.addEventListener('scroll', place, during)
    window.addEventListener('resize', place, during)
    window.addEventListener('pointerdown', press, during)
    window.addEventListener('pointerup', release, during)
    window.addEventListener('pointercancel', release, during)
    return () => {
      resized.disconnect()
      leaving.abort()
      clearTimeout(timer)
      current.style.translate = ''
    }
  }, [ref, isShown])
}
