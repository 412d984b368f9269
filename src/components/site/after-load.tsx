'use client'

import type { ReactNode } from 'react'
import { usePageLoaded } from './hooks/use-page-loaded'

/**
 * A picture below the first view. Browsers fetch lazy pictures from far off; on a slow connection
 * they would share it with the first view.
 */
export function AfterLoad({ children }: { children: ReactNode }) {
  return usePageLoaded() ? children : <noscript>{children}</noscript>
}
