import { CircleAlert } from 'lucide-react'
import { buttonStyles } from '@/components/site/control-styles'
import { visitorNotices } from '@/lib/notices/visitor-notices'
import { paths } from '@/lib/paths'
import type { TestimonyAttempt } from '../schema'
import { TestimonyForm } from './testimony-form'

interface TestimonyPageProps {
  heading: string
  note: string
  formToken: string
  isSent: boolean
  attempt: TestimonyAttempt | null
}

const HEADING = 'type-display text-4xl leading-[0.94] tracking-(--track-display)'
const PAGE =
  'wrap grid gap-8 pt-[calc(var(--header-h)+clamp(3rem,7vw,6.5rem))] pb-(--section) *:max-w-[46rem]'

/**
 * The page after a testimony was sent without script: the thanks (Spec §8), or the form with its
 * errors.
 */
export function TestimonyPage({ heading, note, formToken, isSent, attempt }: TestimonyPageProps) {
  if (isSent) {
    const { title, description } = visitorNotices.testimonySubmitted()
    return (
      <div className={PAGE}>
        <h1 className={HEADING}>{title}</h1>
        <p className="type-lead">{description}</p>
        <a href={paths.home} className={`justify-self-start ${buttonStyles('primary')}`}>
          Go to Homepage
        </a>
      </div>
    )
  }
  return (
    <div className={PAGE}>
      <h1 className={HEADING}>{heading}</h1>
      {attempt && (
        <p
          role="alert"
          className="flex items-start gap-3 rounded-card border border-error bg-error-bg p-4 text-sm"
        >
          <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 flex-none text-error" />
          <span>
            <strong className="font-semibold">{visitorNotices.testimonyFailed().title}</strong>:{' '}
            {attempt.message}
          </span>
        </p>
      )}
      <TestimonyForm formToken={formToken} note={note} attempt={attempt} />
    </div>
  )
}
