'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

/**
 * Renders a picture below the first screen only after the page has loaded. Browsers download lazy
 * pictures long before they are visible, which on a slow connection delays the first screen.
 */
export function AfterLoad({ children }: { children: ReactNode }) {
  return usePageLoaded() ? children : <noscript>{children}</noscript>
}

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
