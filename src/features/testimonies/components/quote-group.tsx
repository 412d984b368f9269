import { cx } from '@/components/ui/cx'
import { QUOTES_PER_GROUP } from '../constants'
import type { Testimonial } from '../schema'

interface QuoteGroupProps {
  testimonials: Testimonial[]
  isCurrent: boolean
  /** Index of the only quote that phones show. Without script, phones show all quotes. */
  shown: number
}

/**
 * Grid position of each quote on wide screens. Quotes two to five are in two rows beside the first,
 * and a sixth is below.
 */
const PLACES = [
  'min-[56rem]:col-span-6 min-[56rem]:justify-between min-[56rem]:pr-[12%]',
  'min-[56rem]:col-span-3 min-[56rem]:col-start-7',
  'min-[56rem]:col-span-3',
  'min-[56rem]:col-span-3 min-[56rem]:col-start-7',
  'min-[56rem]:col-span-3',
  'min-[56rem]:col-span-6 min-[56rem]:col-start-7',
]
const BESIDE = ['min-[56rem]:row-span-2', 'min-[56rem]:row-span-3']
const LEAD =
  'min-[56rem]:text-[clamp(1.875rem,1.2rem+2.6vw,3.5rem)] min-[56rem]:leading-[1.1] min-[56rem]:font-normal min-[56rem]:tracking-[-0.018em]'
const OTHER =
  'min-[56rem]:text-[clamp(1.25rem,1.1rem+0.6vw,1.5rem)] min-[56rem]:leading-[1.32] min-[56rem]:tracking-[-0.004em]'

export function QuoteGroup({ testimonials, isCurrent, shown }: QuoteGroupProps) {
  return (
    <div
      data-current={isCurrent || undefined}
      className={cx(
        'grid not-noscript:[grid-area:1/1] noscript:visible noscript:pb-10 min-[56rem]:grid-cols-12 min-[56rem]:grid-rows-2 min-[56rem]:gap-x-(--gap) min-[56rem]:gap-y-[clamp(2rem,3vw,3rem)]',
        !isCurrent && 'invisible',
      )}
    >
      {testimonials.map(({ id, quote, name, location }, at) => (
        <figure
          key={id}
          className={cx(
            'flex min-w-0 flex-col border-t-2 border-text pt-5 pb-2 noscript:visible max-[56rem]:not-noscript:[grid-area:1/1]',
            PLACES[at],
            at === 0 && BESIDE[testimonials.length > QUOTES_PER_GROUP ? 1 : 0],
            at !== shown && 'max-[56rem]:invisible',
          )}
        >
          <blockquote
            className={cx(
              'font-serif text-[1.75rem] leading-[1.18] font-[420] tracking-[-0.01em] -indent-[0.42em] [text-wrap:pretty]',
              at === 0 ? LEAD : OTHER,
            )}
          >
            “{quote}”
          </blockquote>
          <figcaption className="flex items-center gap-2.5 pt-6 text-sm font-semibold before:h-3.5 before:w-2.5 before:flex-none before:rounded-[1.5px] before:bg-text before:content-[''] min-[56rem]:mt-auto">
            {name ? `${name}, ${location}` : location}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
