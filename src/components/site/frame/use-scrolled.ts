import { useSyncExternalStore } from 'react'

/** Spec §2.1, §9: the top bar changes once the page is scrolled more than this. */
export const HEADER_SCROLL_PX = 50

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > HEADER_SCROLL_PX,
    () => false,
  )
