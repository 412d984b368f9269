'use client'

import type { ReactNode } from 'react'
import { usePageLoaded } from './hooks/use-page-loaded'

/**
 * Renders a picture below the first screen after the page has loaded. Browsers download lazy
 * pictures far ahead, which on a slow connection delays the first screen.
 */
export function AfterLoad({ children }: { children: ReactNode }) {
  return usePageLoaded() ? children : <noscript>{children}</noscript>
}
