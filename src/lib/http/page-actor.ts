import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { findActor } from './route'

/**
 * Returns the member of staff for whom this page is loaded; null without a session. Null also for
 * requests of Next's client router, which prefetches pages: a page that reads records logs that
 * they were read, so it must read them only when it is shown.
 */
export const findPageActor = cache(async () => {
  const asked = new Headers(await headers())
  if (!asked.get('accept')?.includes('text/html')) return null
  // The screen then sends its own requests and shows the error.
  return findActor(asked).catch(() => null)
})
