import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

export const metadata: Metadata = { title: 'Page not found' }

/**
 * The 404 of the portal; without this page an unknown portal address would show that of the public
 * site. It is outside the session check, because that renders nothing on the server: the status
 * would be 200 instead of 404.
 */
export default function UnknownPortalPage() {
  notFound()
}
