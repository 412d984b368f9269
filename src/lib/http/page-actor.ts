import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { findActor } from './route'

/** Null also for Next's prefetches, which would log reads that no person made. */
export const findPageActor = cache(async () => {
  const asked = new Headers(await headers())
  if (!asked.get('accept')?.includes('text/html')) return null
  // The screen then sends its own requests and shows the error.
  return findActor(asked).catch(() => null)
})
