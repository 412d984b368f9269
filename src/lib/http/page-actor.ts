import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { findActor } from './route'

/**
 * Who opens this document; null without a session. Null too for requests of the browser's router,
 * which prefetches pages: what is read for a document is shown at once, and logged as read.
 */
export const findPageActor = cache(async () => {
  const asked = new Headers(await headers())
  if (!asked.get('accept')?.includes('text/html')) return null
  // The screen then sends its own requests and shows the error.
  return findActor(asked).catch(() => null)
})
