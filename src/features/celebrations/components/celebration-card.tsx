import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import type { CelebrationKey } from '../celebration-keys'
import type { Schedule } from '../schedule'

interface CelebrationCardProps {
  celebration: CelebrationKey
  when: string
  title: string
  text: string
  schedule: Schedule | null
  /** What fills the card behind the words. */
  backdrop: ReactNode
  /** Its one primary action. */
  children: ReactNode
}

/** One of the two celebrations: words at the foot of a tall pane. */
export function CelebrationCard({
  celebration,
  when,
  title,
  text,
  schedule,
  backdrop,
  children,
}: CelebrationCardProps) {
  return (
    <article className="on-night relative isolate flex min-h-[clamp(34rem,52vw,46rem)] flex-col justify-end overflow-hidden rounded-pane bg-night-900 p-[clamp(1.25rem,2.6vw,2.5rem)] text-text">
      {backdrop}
      <p className="text-lg font-medium text-gold-200">{when}</p>
      <h2 className="type-display mt-1.5 max-w-[11ch] text-[clamp(2.25rem,1.5rem+2.6vw,4rem)] leading-[0.95] wrap-anywhere">
        {title}
      </h2>
      <p className="mt-3.5 max-w-[42ch] text-text-2">{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:*:w-full">
        {children}
        {schedule && (
          <a
            href={paths.api.celebrationCalendar(celebration)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-text underline decoration-gold-400 decoration-2 underline-offset-6 hover:decoration-3 max-sm:justify-center"
          >
            <CalendarPlus aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
            Add to calendar
            <span className="sr-only">{` ${title}`}</span>
          </a>
        )}
      </div>
    </article>
  )
}
