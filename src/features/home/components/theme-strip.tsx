import { AfterLoad } from '@/components/site/after-load'
import { Picture } from '@/components/site/picture'
import type { HomeContent } from '../present'

export function ThemeStrip({ hero, strip }: Pick<HomeContent, 'hero' | 'strip'>) {
  const slides = hero.slides.slice(1)
  if (slides.length === 0) return null
  return (
    <section
      aria-labelledby="theme-strip"
      className="on-night print:hidden bg-night-950 pt-2 pb-14 text-text [--focus-gap:var(--night-950)] min-[56rem]:hidden"
    >
      <div className="wrap mb-4 flex items-baseline justify-between gap-4">
        <h2 id="theme-strip" className="text-lg leading-[1.3] font-semibold">
          {strip.heading}
        </h2>
        <p className="flex-none text-sm text-text-3">{strip.hint}</p>
      </div>
      <ul
        aria-labelledby="theme-strip"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip must scroll by keyboard too
        tabIndex={0}
        className="flex snap-x snap-mandatory scroll-px-(--gutter) gap-3 overflow-x-auto px-(--gutter) [scrollbar-width:none]"
      >
        {slides.map(({ id, picture, title, reference }) => (
          <li
            key={id}
            className="relative aspect-4/5 max-w-80 flex-[0_0_76vw] snap-start overflow-hidden rounded-pane bg-night-800"
          >
            {picture && (
              <AfterLoad>
                <Picture picture={picture} sizes="76vw" decorative />
              </AfterLoad>
            )}
            <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night-950/94 from-20% to-night-950/0 px-4.5 pt-20 pb-4.5">
              <h3 className="type-display text-[2.375rem] leading-(--leading-tight) tracking-(--track-display) uppercase">
                {title}
              </h3>
              <p className="mt-2 text-sm text-text-2">{reference}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
