import { Verse } from '@/components/site/verse'
import { cx } from '@/components/ui/cx'
import type { CoreValuesContent } from '../present'

type ValueRowProps = CoreValuesContent['values'][number] & {
  isNight: boolean
  /** True when the row above is dark, so that no line is needed between the two. */
  isAfterNight: boolean
}

export function ValueRow({ title, text, verse, reference, isNight, isAfterNight }: ValueRowProps) {
  return (
    <li className={cx(isNight && 'on-night night-glow bg-bg text-text forced-colors:border-y-2')}>
      <div
        className={cx(
          'wrap grid gap-x-5 gap-y-5 min-[18rem]:grid-cols-[minmax(0,4.75rem)_minmax(0,1fr)] sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] lg:grid-cols-12 lg:gap-x-(--gap)',
          isNight ? 'py-[clamp(3rem,6vw,6rem)]' : 'py-[clamp(1.75rem,3.5vw,3.5rem)]',
          isAfterNight && 'pt-[clamp(2.5rem,5vw,5rem)]',
        )}
      >
        {!isNight && !isAfterNight && (
          <span
            aria-hidden
            className="col-span-full mb-[clamp(1.75rem,3.5vw,3.5rem)] -mt-[clamp(1.75rem,3.5vw,3.5rem)] border-t-2 border-text"
          />
        )}
        <span
          aria-hidden
          className="lit-letter type-display -ml-[0.04em] text-[clamp(7.5rem,19vw,13.5rem)] leading-[0.74] tracking-(--track-display) uppercase lg:col-span-3"
        >
          {title.charAt(0)}
        </span>
        <div className="grid gap-x-(--gap) gap-y-6 lg:col-span-9 lg:grid-cols-9">
          <div className="lg:col-span-5">
            <h2 className="type-display text-2xl leading-[1.05]">{title}</h2>
            <p className="mt-3 max-w-[46ch] text-pretty text-text-2 lg:pr-6 lg:text-lg lg:leading-[1.5]">
              {text}
            </p>
          </div>
          <Verse text={verse} reference={reference} className="max-w-[30ch] lg:col-span-4" />
        </div>
      </div>
    </li>
  )
}
