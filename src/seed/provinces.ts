import type { Payload } from 'payload'
import { tiles } from '@/components/ui/marks/province-tiles.json'
import type { Region } from '@/features/celebrations/regions'
import { PROVINCE_PICTURES, UNDECIDED } from './content/provinces'
import type { PictureIds } from './pictures'

/** All 82, each with what its team has still to decide. */
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
        ...UNDECIDED,
        picture: picture ? pictures[picture] : null,
      },
      overrideAccess: true,
    })
  }
}
