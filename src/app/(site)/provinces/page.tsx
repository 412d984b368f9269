import { permanentRedirect } from 'next/navigation'
import { paths } from '@/lib/paths'

/** Whoever cuts the address of a province short arrives at their list. */
export default function Provinces() {
  permanentRedirect(paths.celebrations)
}
