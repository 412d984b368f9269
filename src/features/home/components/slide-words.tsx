import { buttonStyles } from '@/components/site/control-styles'
import { verseFont } from '@/components/ui/verse-font'
import { isLongTitle, measureWidestWord } from '../headline'
import type { HeroSlideContent } from '../present'
import { SlideIcon } from './slide-icon'

/**
 * Returns the CSS font size of the title, reduced when its widest word would not fit the screen.
 */
const fontSize = (title: string) =>
  `min(var(${isLongTitle(title) ? '--text-hero-long' : '--text-hero'}), (100vw - 2 * var(--gutter)) / ${measureWidestWord(title).toFixed(2)})`

export function SlideWords({ slide }: { slide: HeroSlideContent }) {
  const { icon, subtitle, title, content, reference, to, link } = slide
  return (
    <>
      {subtitle && (
        <p className="flex items-center gap-2.5 text-lg font-medium text-gold-200">
          {icon && <SlideIcon name={icon} />}
          {subtitle}
        </p>
      )}
      <h2
        style={{ fontSize: fontSize(title) }}
        data-long={isLongTitle(title) || undefined}
        className="type-display mt-2 -ml-[0.035em] leading-(--leading-tight) tracking-(--track-display) [overflow-wrap:normal] uppercase data-long:max-w-[17ch]"
      >
        {title}
      </h2>
      {content && (
        <blockquote className="mt-[clamp(1.25rem,2.2vw,2rem)] min-[56rem]:pr-80">
          <p
            className={`${verseFont.variable} type-verse max-w-[46ch] text-xl leading-(--leading-quote) text-pearl-50 [text-wrap:pretty]`}
          >
            {content}
          </p>
          {reference && (
            <cite className="mt-[0.9em] block text-sm leading-[1.3] font-medium text-text-3 not-italic">
              {reference}
            </cite>
          )}
        </blockquote>
      )}
      {to && link && (
        <p className="mt-[clamp(1rem,2vw,1.75rem)]">
          <a href={to} className={buttonStyles('line', 'sm')}>
            {link}
          </a>
        </p>
      )}
    </>
  )
}
