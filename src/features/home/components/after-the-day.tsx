import { AfterLoad } from '@/components/site/after-load'
import { Picture } from '@/components/site/picture'
import type { AfterEventContent } from '../present'

export function AfterTheDay({ words, pictures }: AfterEventContent) {
  return (
    <>
      <p className="type-display text-[clamp(2rem,1.3rem+3.4vw,4.5rem)] leading-[0.98] tracking-(--track-display) text-gold-200 lg:mr-10">
        {words}
      </p>
      {pictures.length > 0 && (
        <ul className="mt-6 grid auto-cols-fr gap-(--mullion) max-sm:grid-cols-2 sm:grid-flow-col lg:mr-10">
          {pictures.map((picture) => (
            <li
              key={picture.src}
              className="aspect-3/2 overflow-hidden rounded-pane bg-night-800 max-sm:[&:first-child:nth-last-child(odd)]:col-span-2"
            >
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
