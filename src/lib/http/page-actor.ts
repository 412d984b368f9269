import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { findActor } from './route'

/**
 * Null for prefetches of Next's client router, which would log reads of records that nobody saw.
 */
export const findPageActor = cache(async () => {
  const asked = new Headers(await headers())
  if (!asked.get('accept')?.includes('text/html')) return null
  // The screen then sends its own requests and shows the error.
  return findActor(asked).catch(() => null)
})
