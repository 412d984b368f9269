import { presentSeo } from '@/lib/content/seo'
import { toPictureSource } from '@/lib/pictures/pictures'
import type { VisionMission as Row } from '@/payload-types'

export function presentVisionMission(row: Row) {
  const { seo, statements, ways, ...page } = row
  return {
    ...page,
    statements: statements ?? [],
    ways: (ways ?? []).map(({ picture, ...way }) => ({
      ...way,
      picture: toPictureSource(picture),
    })),
    seo: presentSeo(seo, page),
  }
}

export type VisionMissionContent = ReturnType<typeof presentVisionMission>
