import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

export const metadata: Metadata = { title: 'Page not found' }

/**
 * Without it an unknown portal address would answer with the public site's 404. It stands outside
 * the session gate, which renders no page on the server and would turn the 404 into a 200.
 */
export default function UnknownPortalPage() {
  notFound()
}
