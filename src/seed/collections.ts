import type { Payload } from 'payload'
import { tiles } from '@/components/ui/marks/province-tiles.json'
import type { Region } from '@/features/celebrations/regions'
import { PROVINCE_PICTURES, UNDECIDED_PROVINCE } from './content/provinces'
import { sampleDocuments } from './content/resources'
import { TESTIMONIES } from './content/testimonies'
import { SEARCH_WORDS_BY_PROVINCE } from './content/towns'
import type { PictureIds } from './pictures'
import { readSeedFile } from './seed-file'

/** Creates the sample documents. `npm run measure -- documents` makes their PDF files. */
export async function seedDocuments(payload: Payload, pictures: PictureIds): Promise<void> {
  for (const { file, ...data } of sampleDocuments(pictures)) {
    const where = { key: { equals: data.key } }
    if ((await payload.count({ collection: 'resources', where })).totalDocs > 0) continue
    await payload.create({
      collection: 'resources',
      data,
      file: await readSeedFile(file, 'application/pdf'),
      overrideAccess: true,
    })
  }
}

export async function seedProvinces(payload: Payload, pictures: PictureIds): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'provinces' })
  if (totalDocs > 0) return
  for (const { name, region } of tiles) {
    const picture = PROVINCE_PICTURES[name]
    await payload.create({
      collection: 'provinces',
      data: {
        name,
        region: region as Region,
        ...UNDECIDED_PROVINCE,
        towns: SEARCH_WORDS_BY_PROVINCE[name],
        picture: picture ? pictures[picture] : null,
      },
      overrideAccess: true,
    })
  }
}

/**
 * Creates the testimonies one by one, because Payload puts each new one at the end of the order.
 */
export async function seedTestimonies(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'testimonies' })
  if (totalDocs > 0) return
  for (const { name, location, quote } of TESTIMONIES) {
    await payload.create({
      collection: 'testimonies',
      data: {
        name,
        location,
        testimony: quote,
        email: 'sample@onename.example',
        consent: true,
        status: 'published',
      },
      overrideAccess: true,
    })
  }
}
