import { ResourcesScreen } from '@/features/resources/components/resources'
import { getResourcesPage } from '@/features/resources/server/data'
import { metadataGenerator } from '@/features/site/server/page-metadata'
import { paths } from '@/lib/paths'
import { BlocksBelow } from '../../blocks/blocks-below'

export const generateMetadata = metadataGenerator(paths.resources, getResourcesPage)

export default async function ResourcesPage() {
  return (
    <ResourcesScreen page={await getResourcesPage()}>
      <BlocksBelow of="resources-page" />
    </ResourcesScreen>
  )
}
