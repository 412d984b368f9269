import type { ReactNode } from 'react'

interface OwnerPageProps {
  heading: string
  children: ReactNode
}

const HEADING = 'type-display text-4xl leading-[0.94] tracking-(--track-display) wrap-anywhere'
const PAGE =
  'wrap grid gap-6 pt-[calc(var(--header-h)+clamp(3rem,7vw,6.5rem))] pb-(--section) *:max-w-[46rem]'

/** A short page that a personal link in an email leads to. */
export const OwnerPage = ({ heading, children }: OwnerPageProps) => (
  <div className={PAGE}>
    <h1 className={HEADING}>{heading}</h1>
    {children}
  </div>
)
