'use client'

import { useEffect } from 'react'
import { deviceStore, dropDraft } from '../draft'

/**
 * A form the browser posted by itself is registered: the device forgets it. Not when the thanks are
 * only looked at again: by then the draft may be the next person's.
 */
export function DropDraft({ slug }: { slug: string }) {
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!visit || visit.type === 'navigate') dropDraft(deviceStore(), slug)
  }, [slug])
  return null
}
