import { notFound } from 'next/navigation'

/** Without it an unknown portal address would answer with the public site's 404. */
export default function UnknownPortalPage() {
  notFound()
}
