import { paths } from '@/lib/paths'
import { type PictureSource, presentPicture } from '@/lib/pictures'
import type { HomePage, Video } from '@/payload-types'

type Slide = HomePage['hero']['slides'][number]

export interface HeroSlide extends Omit<Slide, 'id' | 'picture'> {
  id: string
  picture: PictureSource | null
}

export const presentSlides = (slides: Slide[] | null | undefined): HeroSlide[] =>
  (slides ?? []).map(({ picture, id, ...slide }) => ({
    ...slide,
    id: id ?? slide.title,
    picture: presentPicture(picture),
  }))

export const presentPhotos = (photos: HomePage['gallery']['photos'] | null | undefined) =>
  (photos ?? []).map(presentPicture).filter((picture) => picture !== null)

/** Address of an uploaded film; null when there is none. */
export function presentFilm(file: Video | number | null | undefined): string | null {
  if (!file || typeof file !== 'object' || !file.filename) return null
  return paths.video(file.filename, Date.parse(file.updatedAt).toString(36))
}
