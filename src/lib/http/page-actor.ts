import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { findActor } from './route'

/**
 * Returns the account that opens the page. Null without a session or on an error, and for requests
 * of Next's own scripts, such as prefetches, so that no reads are logged for them.
 */
export const findPageActor = cache(async () => {
  const asked = new Headers(await headers())
  if (!asked.get('accept')?.includes('text/html')) return null
  // On an error, the page renders without data. Its own requests then show the error.
  return findActor(asked).catch(() => null)
})
