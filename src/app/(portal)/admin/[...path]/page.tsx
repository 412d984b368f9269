import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

export const metadata: Metadata = { title: 'Page not found' }

/**
 * Answers unknown paths of the portal, which would otherwise show the site's 404 page. It is
 * outside the session check, which would send status 200 to people who are not signed in.
 */
export default function UnknownPortalPage() {
  notFound()
}
