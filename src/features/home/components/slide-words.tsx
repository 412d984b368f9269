import { cx } from '@/components/ui/cx'
import type { HeroSlide } from '../present'
import { SlideIcon } from './slide-icon'

/** Two words stand as large as the screen allows; more of them are set smaller. */
const isLong = (title: string) => title.length > 18 || title.trim().split(/\s+/).length > 2

/** Subtitle, title and text of one slide. */
export function SlideWords({ slide }: { slide: HeroSlide }) {
  const { icon, subtitle, title, content, reference } = slide
  return (
    <>
      {subtitle && (
        <p className="flex items-center gap-2.5 text-lg font-medium text-gold-200">
          {icon && <SlideIcon name={icon} />}
          {subtitle}
        </p>
      )}
      <h2
        className={cx(
          'type-display mt-2 -ml-[0.035em] leading-(--leading-tight) tracking-(--track-display) uppercase',
          isLong(title) ? 'max-w-[17ch] text-hero-long' : 'text-hero',
        )}
      >
        {title}
      </h2>
      {content && (
        <blockquote className="mt-[clamp(1.25rem,2.2vw,2rem)] min-[56rem]:pr-80">
          {/* Phones paint with what they have: 63 KB would come before the picture. */}
          <p className="max-w-[46ch] font-serif max-[56rem]:font-(family-name:--font-serif-system) text-xl leading-(--leading-quote) font-[380] text-pearl-50 italic [text-wrap:pretty]">
            {content}
          </p>
          {reference && (
            <cite className="mt-[0.9em] block text-sm leading-[1.3] font-medium text-text-3 not-italic">
              {reference}
            </cite>
          )}
        </blockquote>
      )}
    </>
  )
}
