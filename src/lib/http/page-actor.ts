import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { findActor } from './route'

/**
 * Who opens this document; null without a session. Null too for requests of the browser's router,
 * which asks for pages in advance: what is read for a document is shown at once, and logged.
 */
export const findPageActor = cache(async () => {
  const asked = new Headers(await headers())
  if (!asked.get('accept')?.includes('text/html')) return null
  // The screen then asks by itself, and says what is wrong.
  return findActor(asked).catch(() => null)
})
