import { pictureSources } from '@/lib/pictures/picture-sources'
import { presentPicture } from '@/lib/pictures/pictures'
import type { Province as ProvinceRow } from '@/payload-types'
import type { Province, ProvincePicture } from './schema'

/** As wide as a province is shown at most, for `<img sizes>`. */
const PROVINCE_SIZES = '(min-width: 48rem) 36rem, 88vw'

function presentProvincePicture(row: ProvinceRow['picture']): ProvincePicture | null {
  const picture = presentPicture(row)
  if (!picture) return null
  const { src, srcSet, sizes, alt } = pictureSources(picture, PROVINCE_SIZES)
  return { src, srcSet, sizes, alt, position: picture.position }
}

export const presentProvince = (row: ProvinceRow): Province => ({
  id: row.id,
  name: row.name,
  region: row.region,
  venue: row.venue,
  address: row.address ?? '',
  time: row.time,
  contact: row.contact ?? '',
  picture: presentProvincePicture(row.picture),
})
