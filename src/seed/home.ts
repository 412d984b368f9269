import type { Payload } from 'payload'
import { GALLERY_PHOTOS, HERO_SLIDES, HOME_SECTIONS } from './content/home'
import type { PictureIds } from './pictures'
import { readSeedFile } from './seed-file'

const VIDEO = 'theme-2025.webm'

async function seedVideo(payload: Payload): Promise<number> {
  const where = { filename: { equals: VIDEO } }
  const { docs } = await payload.find({ collection: 'videos', where, limit: 1, depth: 0 })
  if (docs[0]) return docs[0].id
  const { id } = await payload.create({
    collection: 'videos',
    data: { title: 'Theme for 2025' },
    file: await readSeedFile(VIDEO, 'video/webm'),
    overrideAccess: true,
  })
  return id
}

export async function seedHome(payload: Payload, pictures: PictureIds): Promise<void> {
  const { hero } = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  if (hero?.slides?.length) return
  const { video, gallery, ...rest } = HOME_SECTIONS
  await payload.updateGlobal({
    slug: 'home-page',
    data: {
      ...rest,
      hero: {
        label: 'Theme for 2025',
        slides: HERO_SLIDES.map((slide) => ({ ...slide, picture: pictures[slide.picture] })),
      },
      video: {
        ...video,
        poster: pictures['capiz-wall'],
        file: await seedVideo(payload),
      },
      gallery: { ...gallery, photos: GALLERY_PHOTOS.map((name) => pictures[name]) },
      _status: 'published',
    },
    overrideAccess: true,
  })
}
