import { cx } from '@/components/ui/cx'
import type { VisionMissionContent } from '../present'

type StatementProps = VisionMissionContent['statements'][number] & {
  isNight: boolean
}

export const Statement = ({ title, text, isNight }: StatementProps) => (
  <section
    className={cx(isNight && 'on-night night-glow bg-bg text-text forced-colors:border-y-2')}
  >
    <div
      className={cx(
        'wrap grid gap-x-(--gap) gap-y-5 lg:grid-cols-12',
        isNight ? 'py-[clamp(4rem,9vw,8.5rem)]' : 'py-[clamp(3rem,6vw,5.5rem)]',
      )}
    >
      <h2 className={cx('text-lg font-semibold lg:col-span-3 lg:pt-2', isNight && 'text-gold-200')}>
        {title}
      </h2>
      <p
        className={cx(
          'type-display text-balance lg:col-span-9',
          isNight
            ? 'text-[min(14.5vw,clamp(2.25rem,1.2rem+3.6vw,4.5rem))] leading-[1.02]'
            : 'text-[clamp(1.75rem,1.36rem+1.7vw,3.25rem)] leading-[1.1]',
        )}
      >
        {text}
      </p>
    </div>
  </section>
)
