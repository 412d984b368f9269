import { Picture } from '@/components/site/picture'
import type { HomeContent } from '../present'
import { GalleryPhotos } from './gallery-photos'

export function Gallery({ gallery: { heading, text, photos } }: Pick<HomeContent, 'gallery'>) {
  return (
    <section aria-labelledby="gallery" className="pb-(--section)">
      <GalleryPhotos
        photos={photos.map((picture) => (
          <Picture
            key={picture.src}
            picture={picture}
            sizes="(min-width: 56rem) 36vw, 60vw"
            className="absolute inset-0"
          />
        ))}
      >
        <h2 id="gallery" className="type-display max-w-[16ch] text-3xl leading-[0.98]">
          {heading}
        </h2>
        {text && <p className="type-lead max-w-[34ch] min-[56rem]:ml-auto">{text}</p>}
      </GalleryPhotos>
    </section>
  )
}
