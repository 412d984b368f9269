'use client'

import { SuspectedPanel } from '@/components/portal/suspected/suspected-panel'
import { paths } from '@/lib/paths'
import type { SuspectedTestimony } from '../schema'

const linesOf = ({ name, email, location, testimony }: SuspectedTestimony) => [
  { label: 'Name', text: name },
  { label: 'Email', text: email },
  { label: 'Province/Location', text: location },
  { label: 'Testimony', text: testimony },
]

/** Lists suspected testimonies. One that staff release then waits for an editor at /cms. */
export const SuspectedTestimonies = () => (
  <SuspectedPanel<SuspectedTestimony>
    title="Testimonies"
    noun="testimony"
    path={paths.api.suspectedTestimonies}
    headingOf={({ name, location }) => `${name}, ${location}`}
    linesOf={linesOf}
  />
)
