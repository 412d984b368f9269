import { useSyncExternalStore } from 'react'

function onLoad(settle: () => void) {
  window.addEventListener('load', settle, { once: true })
  return () => window.removeEventListener('load', settle)
}

/** True once all that the first view needs is there. */
export const usePageLoaded = (): boolean =>
  useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  )
