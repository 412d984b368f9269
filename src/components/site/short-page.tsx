import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import { buttonStyles } from './control-styles'

interface ShortPageProps {
  heading: string
  children: ReactNode
}

const HEADING = 'type-display text-4xl leading-[0.94] tracking-(--track-display)'
const PAGE =
  'wrap grid gap-6 pt-[calc(var(--header-h)+clamp(3rem,7vw,6.5rem))] pb-(--section) *:max-w-[46rem]'

export const ShortPage = ({ heading, children }: ShortPageProps) => (
  <div className={PAGE}>
    <h1 className={HEADING}>{heading}</h1>
    {children}
  </div>
)

interface InvalidLinkProps {
  words?: Pick<typeof OWN_PAGE_WORDS, 'unknownTitle' | 'unknownText' | 'write'>
  children: ReactNode
}

export const InvalidLinkPage = ({ words, children }: InvalidLinkProps) => (
  <ShortPage heading={(words ?? OWN_PAGE_WORDS).unknownTitle}>
    {!words && <p className="type-lead">{children}</p>}
    <p>{(words ?? OWN_PAGE_WORDS).unknownText}</p>
    <a
      href={paths.page('support')}
      className={`justify-self-start max-sm:w-full ${buttonStyles('line')}`}
    >
      {(words ?? OWN_PAGE_WORDS).write}
    </a>
  </ShortPage>
)
