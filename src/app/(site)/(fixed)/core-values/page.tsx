import { CoreValues } from '@/features/core-values/components/core-values'
import { getCoreValues } from '@/features/core-values/server/data'
import { metadataOf } from '@/features/site/server/page-metadata'
import { paths } from '@/lib/paths'
import { BlocksBelow } from '../../blocks/blocks-below'

export const generateMetadata = metadataOf(paths.coreValues, getCoreValues)

export default async function CoreValuesPage() {
  return (
    <CoreValues page={await getCoreValues()}>
      <BlocksBelow of="core-values" />
    </CoreValues>
  )
}
