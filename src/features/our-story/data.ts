import { presentPicture } from '@/lib/pictures'
import { readContent } from '@/lib/published'
import { presentSeo } from '@/lib/seo'
import { OUR_STORY } from './constants'

/** The page as its components show it. */
export async function getOurStory() {
  const { seo, picture, figures, years, claims, ...story } = await readContent(OUR_STORY)
  return {
    ...story,
    picture: presentPicture(picture),
    figures: figures ?? [],
    years: (years ?? []).map(({ id, picture, ...year }) => ({
      ...year,
      id: id ?? year.year,
      picture: presentPicture(picture),
    })),
    claims: claims ?? [],
    seo: presentSeo(seo),
  }
}

export type OurStoryContent = Awaited<ReturnType<typeof getOurStory>>
