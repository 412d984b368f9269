import { AfterLoad } from '@/components/site/after-load'
import { Picture } from '@/components/site/picture'
import type { Afterwards } from '../present'

/** When the celebration is over: when the next one is, or a thank-you with pictures of it. */
export function AfterTheDay({ words, pictures }: Afterwards) {
  return (
    <>
      <p className="type-display text-[clamp(2rem,1.3rem+3.4vw,4.5rem)] leading-[0.98] tracking-(--track-display) text-gold-200 wrap-anywhere">
        {words}
      </p>
      {pictures.length > 0 && (
        <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-(--mullion)">
          {pictures.map((picture) => (
            <li key={picture.src} className="aspect-3/2 overflow-hidden rounded-pane bg-night-800">
              <AfterLoad>
                <Picture picture={picture} sizes="(min-width: 64rem) 22vw, 45vw" />
              </AfterLoad>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
