import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { nextCelebrationDay, type Schedule } from '../schedule'
import { NextCelebrationDate } from './next-celebration-date'

interface CelebrationWordsProps {
  when: string
  title: string
  text: string
  schedule: Schedule | null
  /** True for the later of the two celebrations, which has a smaller title. */
  isLater?: boolean
}

export const CelebrationWords = ({
  when,
  title,
  text,
  schedule,
  isLater,
}: CelebrationWordsProps) => (
  <>
    <p className="text-lg font-medium text-gold-200">{when}</p>
    <h2
      className={cx(
        'type-display mt-1.5 leading-[0.95]',
        isLater
          ? 'max-w-[20ch] text-3xl'
          : 'max-w-[11ch] text-[min(11.5vw,clamp(2.5rem,1.6rem+3.4vw,5rem))]',
      )}
    >
      {title}
    </h2>
    <p className="mt-3.5 max-w-[42ch] text-text-2">{text}</p>
    {schedule && (
      <NextCelebrationDate
        schedule={schedule}
        whenRendered={nextCelebrationDay(schedule, Date.now())}
      />
    )}
  </>
)

interface CelebrationCardProps {
  className?: string
  children: ReactNode
}

export const CelebrationCard = ({ className, children }: CelebrationCardProps) => (
  <article
    className={cx(
      'on-night relative isolate break-inside-avoid overflow-hidden rounded-pane bg-night-900 p-[clamp(1.25rem,4vw,4rem)] max-[16rem]:p-3 text-text forced-colors:border',
      className,
    )}
  >
    {children}
  </article>
)
