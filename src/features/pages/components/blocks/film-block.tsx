import { AfterLoad } from '@/components/site/after-load'
import { Picture } from '@/components/site/picture'
import { VideoPlayer } from '@/components/site/video-player'
import { type Film, formatOffset } from '@/lib/film'
import type { PictureSource } from '@/lib/pictures/pictures'
import { BlockFrame } from './block-frame'

interface FilmBlockProps {
  heading: string
  film: Film
  poster: PictureSource | null
}

export const FilmBlock = ({ heading, film, poster }: FilmBlockProps) => (
  <BlockFrame heading={heading}>
    <p className="hidden print:block">
      <a href={film.src}>Video</a>
    </p>
    <VideoPlayer
      title={heading}
      film={film}
      poster={
        poster && (
          <AfterLoad>
            <Picture
              picture={poster}
              sizes="(min-width: 82rem) 54rem, (min-width: 64rem) 62vw, 92vw"
              decorative
            />
          </AfterLoad>
        )
      }
      from={film.start > 0 ? `Starts at ${formatOffset(film.start)}` : ''}
      note=""
    />
  </BlockFrame>
)
