import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { findActor } from './route'

/**
 * Returns the member of staff for whom a page is loaded; null without one. Returns null also
 * for requests of Next's client router, which prefetches pages. Otherwise a prefetched page would
 * read records, and the log would say that staff read them although nobody saw them.
 */
export const findPageActor = cache(async () => {
  const asked = new Headers(await headers())
  if (!asked.get('accept')?.includes('text/html')) return null
  // An error counts as no session here. The screen then sends its own requests and shows the error.
  return findActor(asked).catch(() => null)
})
