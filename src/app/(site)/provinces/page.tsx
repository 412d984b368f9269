import { permanentRedirect } from 'next/navigation'
import { paths } from '@/lib/paths'

/** Visitors who shorten a province's address to `/provinces` are led to the list. */
export default function Provinces() {
  permanentRedirect(paths.celebrations)
}
