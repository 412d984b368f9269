import { OurStorySections } from '@/features/our-story/components/our-story'
import { getOurStory } from '@/features/our-story/server/data'
import { metadataGenerator } from '@/features/site/server/page-metadata'
import { paths } from '@/lib/paths'
import { BlocksBelow } from '../../blocks/blocks-below'

export const generateMetadata = metadataGenerator(paths.ourStory, getOurStory)

export default async function OurStoryPage() {
  return (
    <OurStorySections story={await getOurStory()}>
      <BlocksBelow of="our-story" />
    </OurStorySections>
  )
}
