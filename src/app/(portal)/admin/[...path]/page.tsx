import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

export const metadata: Metadata = { title: 'Page not found' }

/**
 * Without this page an unknown portal address would show the public site's 404. It is outside the
 * session check, which renders nothing on the server and would turn the 404 into a 200.
 */
export default function UnknownPortalPage() {
  notFound()
}
