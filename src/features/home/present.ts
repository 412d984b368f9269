import { presentSeo } from '@/lib/content/seo'
import { paths } from '@/lib/paths'
import { type PictureSource, presentPicture } from '@/lib/pictures/pictures'
import type { HomePage, Video } from '@/payload-types'
import { chooseFilm } from './film'

type Slide = HomePage['hero']['slides'][number]

export interface HeroSlide extends Omit<Slide, 'id' | 'picture'> {
  id: string
  picture: PictureSource | null
}

const presentSlides = (slides: Slide[] | null | undefined): HeroSlide[] =>
  (slides ?? []).map(({ picture, id, ...slide }) => ({
    ...slide,
    id: id ?? slide.title,
    picture: presentPicture(picture),
  }))

const presentPhotos = (photos: HomePage['gallery']['photos'] | null | undefined) =>
  (photos ?? []).map(presentPicture).filter((picture) => picture !== null)

/** Address of an uploaded film; null when there is none. */
function presentFilm(file: Video | number | null | undefined): string | null {
  if (!file || typeof file !== 'object' || !file.filename) return null
  return paths.video(file.filename, Date.parse(file.updatedAt).toString(36))
}

/** The sections from top to bottom. */
export const presentHome = ({ hero, video, gallery, seo, ...sections }: HomePage) => ({
  strip: sections.strip,
  countdown: sections.countdown,
  testimonies: sections.testimonies,
  form: sections.form,
  hero: { label: hero?.label ?? '', slides: presentSlides(hero?.slides) },
  video: {
    ...video,
    poster: presentPicture(video?.poster),
    film: chooseFilm(video?.address, presentFilm(video?.file), video?.startSeconds ?? 0),
  },
  gallery: { ...gallery, photos: presentPhotos(gallery?.photos) },
  seo: presentSeo(seo),
})

export type HomeContent = ReturnType<typeof presentHome>
