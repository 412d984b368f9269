import { cx } from '@/components/ui/cx'
import type { Testimonial } from '../schema'

interface PlainQuotesProps {
  heading: string
  testimonials: readonly Testimonial[]
}

export const PlainQuotes = ({ heading, testimonials }: PlainQuotesProps) => (
  <section aria-labelledby="quotes" className="on-gold bg-bg py-(--section) text-text">
    <div className="wrap">
      <h2 id="quotes" className="type-display text-3xl leading-[0.98]">
        {heading}
      </h2>
      <ul
        className={cx(
          'mt-[clamp(2rem,4vw,3.5rem)] grid gap-x-(--gap) gap-y-10',
          testimonials.length > 1
            ? 'text-[1.5rem] md:grid-cols-2'
            : 'text-[clamp(1.5rem,1.2rem+1.7vw,2.75rem)]',
        )}
      >
        {testimonials.map(({ id, quote, name, location }) => (
          <li key={id} className="border-t-2 border-text pt-5">
            <figure>
              <blockquote className="font-serif leading-[1.25] font-[420] -indent-[0.42em] [text-wrap:pretty]">
                “{quote}”
              </blockquote>
              <figcaption className="pt-5 text-sm font-semibold">
                {name ? `${name}, ${location}` : location}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
