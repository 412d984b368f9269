import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { paths } from '@/lib/paths'

interface TellMePageProps {
  heading: string
  children: ReactNode
}

const HEADING = 'type-display text-4xl leading-[0.94] tracking-(--track-display) wrap-anywhere'
const PAGE =
  'wrap grid gap-6 pt-[calc(var(--header-h)+clamp(3rem,7vw,6.5rem))] pb-(--section) *:max-w-[46rem]'

/** A page of few words around “Tell me when mine is set”. */
export const TellMePage = ({ heading, children }: TellMePageProps) => (
  <div className={PAGE}>
    <h1 className={HEADING}>{heading}</h1>
    {children}
  </div>
)

/** Back to where the places are, or to one of them. */
export const PlacesLink = ({ address = paths.celebrations }: { address?: string }) => (
  <a href={address} className={`justify-self-start ${buttonStyles('line')}`}>
    See the provinces
  </a>
)

interface OwnerFormProps {
  token: string
  answer: 'confirm' | 'forget'
  label: string
}

/** A button, not the link itself: programs that look into mail open every link of it. */
export const OwnerForm = ({ token, answer, label }: OwnerFormProps) => (
  <form method="post" action={paths.api.tellMeAnswer(token)}>
    <input type="hidden" name="answer" value={answer} />
    <button
      type="submit"
      className={`max-sm:w-full ${buttonStyles(answer === 'confirm' ? 'primary' : 'line')}`}
    >
      {label}
    </button>
  </form>
)
