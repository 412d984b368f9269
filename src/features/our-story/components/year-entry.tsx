import { Picture } from '@/components/site/picture'
import { NoBreakText } from '@/components/site/unbroken'
import { cx } from '@/components/ui/cx'
import { verseFont } from '@/components/ui/verse-font'
import type { OurStoryContent } from '../present'

type Year = OurStoryContent['years'][number]

export function YearEntry({ year, theme, text, isLit, picture, quote, quotedPerson }: Year) {
  return (
    <li className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 pb-[clamp(2.5rem,5vw,4.5rem)] before:absolute before:top-3 before:-bottom-3 before:left-[0.6875rem] before:w-0.5 before:bg-line-2 last:pb-0 last:before:hidden lg:gap-x-10">
      <span
        aria-hidden
        className={cx(
          'relative mt-1 h-8 w-6 rounded-pane border-2 border-night-900',
          isLit ? 'bg-gold-400' : 'bg-bg',
        )}
      />
      <div className="grid min-w-0 items-start gap-x-(--gap) gap-y-1.5 lg:grid-cols-[2.2fr_5.2fr_3.6fr] lg:grid-rows-[auto_1fr]">
        <h3 className="contents">
          <span className="font-display text-[clamp(2.5rem,1.8rem+2.6vw,4.5rem)] leading-[0.9] font-bold tracking-[-0.03em] tabular-nums [font-stretch:75%] lg:-mt-[0.05em]">
            {year}{' '}
          </span>
          <span className="type-display text-[clamp(1.5rem,1.2rem+1.1vw,2.25rem)] leading-none tracking-(--track-display) uppercase lg:pt-1.5 lg:pr-6">
            {theme}
          </span>
        </h3>
        <p className="mt-1 max-w-[46ch] text-text-2 lg:col-start-2 lg:pr-6">
          <NoBreakText text={text} />
        </p>
        {picture ? (
          <div className="mt-4 aspect-3/2 overflow-hidden rounded-pane lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:aspect-video">
            <Picture picture={picture} sizes="(min-width: 64rem) 28vw, 85vw" />
          </div>
        ) : (
          quote && (
            <figure className="mt-4 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-0">
              <blockquote
                className={`${verseFont.variable} type-verse max-w-[26ch] text-xl leading-[1.25]`}
              >
                “{quote}”
              </blockquote>
              {quotedPerson && (
                <figcaption className="mt-2.5 text-sm text-text-3">{quotedPerson}</figcaption>
              )}
            </figure>
          )
        )}
      </div>
    </li>
  )
}
