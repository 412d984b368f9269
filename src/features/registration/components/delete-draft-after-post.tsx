'use client'

import { useEffect } from 'react'
import { deleteDeviceDraft, deviceDraftStore } from '../draft'

/**
 * Deletes the draft on the device after the browser has posted the form without script. Keeps it
 * when the thank-you page is reloaded or reached by Back or Forward, because the draft may then
 * belong to another person.
 */
export function DeleteDraftAfterPost({ slug }: { slug: string }) {
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!visit || visit.type === 'navigate') deleteDeviceDraft(deviceDraftStore(), slug)
  }, [slug])
  return null
}
