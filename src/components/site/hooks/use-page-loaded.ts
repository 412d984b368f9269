import { useSyncExternalStore } from 'react'

function onLoad(settle: () => void) {
  window.addEventListener('load', settle, { once: true })
  return () => window.removeEventListener('load', settle)
}

/** True once the page's load event has fired. */
export const usePageLoaded = (): boolean =>
  useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  )
