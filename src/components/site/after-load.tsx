'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

/**
 * Renders `children` once the page has loaded, or from the start without JavaScript. Browsers would
 * otherwise download lazy pictures long before they are visible, which would delay the first
 * screen.
 */
export function AfterLoad({ children }: { children: ReactNode }) {
  return usePageLoaded() ? children : <noscript>{children}</noscript>
}

function onLoad(settle: () => void) {
  window.addEventListener('load', settle, { once: true })
  return () => window.removeEventListener('load', settle)
}

export const usePageLoaded = (): boolean =>
  useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  )
