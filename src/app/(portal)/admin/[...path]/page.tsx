import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

export const metadata: Metadata = { title: 'Page not found' }

/**
 * The 404 of the portal; without this page an unknown portal address would show that of the public
 * site. It is outside the session check, which does not render its pages for people who are not
 * signed in: they would get the status 200 instead of 404.
 */
export default function UnknownPortalPage() {
  notFound()
}
