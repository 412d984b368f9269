import { presentSeo } from '@/lib/content/seo'
import { chooseFilm, uploadedFilmUrl } from '@/lib/film'
import { type PictureSource, toPictureSource } from '@/lib/pictures/pictures'
import type { HomePage, Media } from '@/payload-types'

type Slide = HomePage['hero']['slides'][number]

export interface HeroSlideContent extends Omit<Slide, 'id' | 'picture'> {
  id: string
  picture: PictureSource | null
}

const presentSlides = (slides: Slide[] | null | undefined): HeroSlideContent[] =>
  (slides ?? []).map(({ picture, id, ...slide }) => ({
    ...slide,
    id: id ?? slide.title,
    picture: toPictureSource(picture),
  }))

export interface AfterEventContent {
  words: string
  pictures: PictureSource[]
}

const presentPhotos = (photos: (Media | number)[] | null | undefined) =>
  (photos ?? []).map(toPictureSource).filter((picture) => picture !== null)

type CountdownGroup = HomePage['countdown']

const NEXT_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function presentAfterwards(countdown: CountdownGroup | undefined): AfterEventContent | null {
  const { endsAt, afterwards, nextDate, thanks, thanksPictures } = countdown ?? {}
  if (!endsAt) return null
  if (afterwards === 'thanks') {
    return { words: thanks ?? '', pictures: presentPhotos(thanksPictures) }
  }
  // Formats the day in UTC, because the panel stores it as noon UTC.
  const day = nextDate && NEXT_DAY.format(new Date(nextDate))
  return { words: day ? `See you on ${day}` : '', pictures: [] }
}

const presentCountdown = (countdown: CountdownGroup) => ({
  ...countdown,
  day: {
    startsAt: Date.parse(countdown?.startsAt),
    endsAt: countdown?.endsAt ? Date.parse(countdown.endsAt) : null,
  },
  afterwards: presentAfterwards(countdown),
})

export const presentHome = ({ hero, video, gallery, countdown, seo, ...sections }: HomePage) => ({
  ...sections,
  countdown: presentCountdown(countdown),
  hero: { label: hero?.label ?? '', slides: presentSlides(hero?.slides) },
  video: {
    ...video,
    poster: toPictureSource(video?.poster),
    film: chooseFilm(video?.address, uploadedFilmUrl(video?.file), video?.startSeconds ?? 0),
  },
  gallery: { ...gallery, photos: presentPhotos(gallery?.photos) },
  seo: presentSeo(seo),
})

export type HomeContent = ReturnType<typeof presentHome>
