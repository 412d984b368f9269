import { presentPicture } from '@/lib/pictures'
import { readContent } from '@/lib/published'
import { presentSeo } from '@/lib/seo'
import { HOME_PAGE } from './constants'
import { chooseFilm } from './film'
import { presentFilm, presentPhotos, presentSlides } from './present'

/** The page as its components show it. */
export async function getHome() {
  const { hero, strip, video, gallery, countdown, testimonies, form, seo } =
    await readContent(HOME_PAGE)
  return {
    hero: { label: hero?.label ?? '', slides: presentSlides(hero?.slides) },
    strip,
    video: {
      ...video,
      poster: presentPicture(video?.poster),
      film: chooseFilm(video?.address, presentFilm(video?.file), video?.startSeconds ?? 0),
    },
    gallery: { ...gallery, photos: presentPhotos(gallery?.photos) },
    countdown,
    testimonies,
    form,
    seo: presentSeo(seo),
  }
}

export type HomeContent = Awaited<ReturnType<typeof getHome>>
