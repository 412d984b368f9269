import { FilmBlock } from '@/features/pages/components/blocks/film-block'
import { GalleryBlock } from '@/features/pages/components/blocks/gallery-block'
import { PeopleBlock } from '@/features/pages/components/blocks/people-block'
import { PictureBlock } from '@/features/pages/components/blocks/picture-block'
import { chooseFilm, uploadedFilmUrl } from '@/lib/film'
import { toPictureSource } from '@/lib/pictures/pictures'
import type { BlockOf } from './rows'

export function renderPictureBlock({ picture: row, caption, size }: BlockOf<'picture'>) {
  const shown = toPictureSource(row)
  return shown && <PictureBlock picture={shown} caption={caption} size={size ?? 'wide'} />
}

export function renderGalleryBlock({ heading, photos }: BlockOf<'gallery'>) {
  const shown = (photos ?? []).map(toPictureSource).filter((photo) => photo !== null)
  return shown.length > 0 ? <GalleryBlock heading={heading} photos={shown} /> : null
}

export function renderFilmBlock({ heading, poster, address, file, startSeconds }: BlockOf<'film'>) {
  const chosen = chooseFilm(address, uploadedFilmUrl(file), startSeconds ?? 0)
  return (
    chosen && (
      <FilmBlock heading={heading ?? 'Video'} film={chosen} poster={toPictureSource(poster)} />
    )
  )
}

export function renderPeopleBlock({ heading, items }: BlockOf<'people'>) {
  const shown = (items ?? []).map(({ id, name, task, picture: row }, at) => ({
    id: id ?? `${at}`,
    name: name ?? '',
    task: task ?? '',
    picture: toPictureSource(row),
  }))
  return shown.length > 0 ? <PeopleBlock heading={heading} people={shown} /> : null
}
