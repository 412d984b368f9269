'use client'

import { useEffect } from 'react'
import { deviceStore, dropDraft } from '../draft'

/**
 * Deletes the draft on the device after the browser posted the form without script. Not when the
 * thanks are viewed again: by then the draft may be another person's.
 */
export function DropDraft({ slug }: { slug: string }) {
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!visit || visit.type === 'navigate') dropDraft(deviceStore(), slug)
  }, [slug])
  return null
}
