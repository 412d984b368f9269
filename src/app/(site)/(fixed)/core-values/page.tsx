import { CoreValues } from '@/features/core-values/components/core-values'
import { getCoreValues } from '@/features/core-values/server/data'
import { metadataGenerator } from '@/features/site/server/page-metadata'
import { paths } from '@/lib/paths'
import { BlocksBelow } from '../../blocks/blocks-below'

export const generateMetadata = metadataGenerator(paths.coreValues, getCoreValues)

export default async function CoreValuesPage() {
  return (
    <CoreValues page={await getCoreValues()}>
      <BlocksBelow of="core-values" />
    </CoreValues>
  )
}
