import { presentSeo } from '@/lib/content/seo'
import { toPictureSource } from '@/lib/pictures/pictures'
import type { OurStory as Row } from '@/payload-types'

export function presentOurStory(row: Row) {
  const { seo, picture, figures, years, claims, ...story } = row
  return {
    ...story,
    picture: toPictureSource(picture),
    figures: figures ?? [],
    years: (years ?? []).map(({ id, picture, ...year }) => ({
      ...year,
      id: id ?? year.year,
      picture: toPictureSource(picture),
    })),
    claims: claims ?? [],
    seo: presentSeo(seo, story),
  }
}

export type OurStoryContent = ReturnType<typeof presentOurStory>
