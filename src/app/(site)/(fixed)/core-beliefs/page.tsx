import { CoreBeliefs } from '@/features/core-beliefs/components/core-beliefs'
import { getCoreBeliefs } from '@/features/core-beliefs/server/data'
import { metadataGenerator } from '@/features/site/server/page-metadata'
import { paths } from '@/lib/paths'
import { BlocksBelow } from '../../blocks/blocks-below'

export const generateMetadata = metadataGenerator(paths.coreBeliefs, getCoreBeliefs)

export default async function CoreBeliefsPage() {
  return (
    <CoreBeliefs page={await getCoreBeliefs()}>
      <BlocksBelow of="core-beliefs" />
    </CoreBeliefs>
  )
}
