import type { Testimonial } from '../schema'
import { QuoteSlider } from './quote-slider'

interface TestimoniesProps {
  heading: string
  testimonials: Testimonial[]
}

export function TestimoniesSection({ heading, testimonials }: TestimoniesProps) {
  if (testimonials.length === 0) return null
  return (
    <section
      aria-labelledby="testimonies"
      aria-roledescription="carousel"
      className="on-gold bg-bg py-(--section) text-text"
    >
      <div className="wrap">
        <h2 id="testimonies" className="type-display max-w-[15ch] text-3xl leading-[0.98]">
          {heading}
        </h2>
        <QuoteSlider testimonials={testimonials} />
      </div>
    </section>
  )
}
