import { PhotoPanes } from '@/components/site/photo-panes'
import { VideoPlayer } from '@/components/site/video-player'
import { LIVE_ID } from '@/lib/site-paths'
import type { WhatHappenedContent } from '../present-day'

export function WhatHappened({ happened }: { happened: WhatHappenedContent }) {
  const { heading, text, film, numbers, photos } = happened
  return (
    <section id={LIVE_ID} aria-labelledby="happened" className="scroll-mt-16 py-(--section)">
      <div className="wrap">
        <h2 id="happened" className="type-display text-3xl leading-[0.98]">
          {heading}
        </h2>
        {text && <p className="type-lead mt-4 max-w-[54ch] whitespace-pre-line">{text}</p>}
        {numbers.length > 0 && (
          <dl className="mt-8 grid gap-x-(--gap) gap-y-6 border-t border-line-2 pt-6 sm:grid-cols-2 lg:grid-cols-4">
            {numbers.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-text-2">{label}</dt>
                <dd className="type-display text-numeral leading-[0.9] tracking-[-0.03em]">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {film && (
          <div className="mt-8">
            <VideoPlayer title={heading} film={film} poster={null} from="" note="" />
          </div>
        )}
        {photos.length > 0 && <PhotoPanes photos={photos} className="mt-8" />}
      </div>
    </section>
  )
}
