import { presentPicture } from '@/lib/pictures'
import { readContent } from '@/lib/published'
import { presentSeo } from '@/lib/seo'
import { VISION_MISSION } from './constants'

/** The page as its components show it. */
export async function getVisionMission() {
  const { seo, statements, ways, ...page } = await readContent(VISION_MISSION)
  return {
    ...page,
    statements: statements ?? [],
    ways: (ways ?? []).map(({ picture, ...way }) => ({
      ...way,
      picture: presentPicture(picture),
    })),
    seo: presentSeo(seo),
  }
}

export type VisionMissionContent = Awaited<ReturnType<typeof getVisionMission>>
