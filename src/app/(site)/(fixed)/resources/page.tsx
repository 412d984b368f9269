import { Resources } from '@/features/resources/components/resources'
import { getResourcesPage } from '@/features/resources/server/data'
import { metadataOf } from '@/features/site/server/page-metadata'
import { paths } from '@/lib/paths'
import { BlocksBelow } from '../../blocks/blocks-below'

export const generateMetadata = metadataOf(paths.resources, getResourcesPage)

export default async function ResourcesPage() {
  return (
    <Resources page={await getResourcesPage()}>
      <BlocksBelow of="resources-page" />
    </Resources>
  )
}
