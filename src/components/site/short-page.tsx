import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import { buttonStyles } from './control-styles'

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

/** The page of a link with a token that we did not sign; `children` say what that means here. */
export const InvalidLink = ({ children }: { children: ReactNode }) => (
  <ShortPage heading="This link is not valid">
    <p className="type-lead">{children}</p>
    <p>
      Links in messages are long, and some mail programs cut them. Open the link in the message
      again, or copy all of it into the address bar.
    </p>
    <a
      href={paths.page('support')}
      className={`justify-self-start max-sm:w-full ${buttonStyles('line')}`}
    >
      Write to us
    </a>
  </ShortPage>
)
