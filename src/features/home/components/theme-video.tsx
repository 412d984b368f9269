import { AfterLoad } from '@/components/site/after-load'
import { Picture } from '@/components/site/picture'
import { VideoPlayer } from '@/components/site/video-player'
import { formatOffset } from '@/lib/film'
import type { HomeContent } from '../present'

export function ThemeVideo({ video }: Pick<HomeContent, 'video'>) {
  const { heading, text, poster, film, note } = video
  return (
    <section aria-labelledby="theme-video" className="py-(--section)">
      <div className="wrap grid items-end gap-x-(--gap) gap-y-8 lg:grid-cols-12">
        <div className="pb-1 lg:col-span-4">
          <h2 id="theme-video" className="type-display text-3xl leading-[0.98]">
            {heading}
          </h2>
          {text && <p className="type-lead mt-[clamp(1rem,1.6vw,1.5rem)] max-w-[54ch]">{text}</p>}
        </div>
        <div className="lg:col-span-8">
          <VideoPlayer
            title={heading}
            film={film}
            poster={
              poster && (
                <AfterLoad>
                  <Picture picture={poster} sizes="(min-width: 64rem) 60vw, 100vw" decorative />
                </AfterLoad>
              )
            }
            from={film ? `Starts at ${formatOffset(film.start)}` : ''}
            note={note ?? ''}
          />
        </div>
      </div>
    </section>
  )
}
