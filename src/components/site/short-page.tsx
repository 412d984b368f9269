import type { ReactNode } from 'react'

interface ShortPageProps {
  heading: string
  children: ReactNode
}

const HEADING = 'type-display text-4xl leading-[0.94] tracking-(--track-display) wrap-anywhere'
const PAGE =
  'wrap grid gap-6 pt-[calc(var(--header-h)+clamp(3rem,7vw,6.5rem))] pb-(--section) *:max-w-[46rem]'

/** A page with a heading and a few lines, such as the one that a link in an email leads to. */
export const ShortPage = ({ heading, children }: ShortPageProps) => (
  <div className={PAGE}>
    <h1 className={HEADING}>{heading}</h1>
    {children}
  </div>
)
