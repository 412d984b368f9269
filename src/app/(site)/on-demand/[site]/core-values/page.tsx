import { CoreValues } from '@/features/core-values/components/core-values'
import { getCoreValues } from '@/features/core-values/data'
import { metadataOf } from '@/features/site/page-metadata'
import { paths } from '@/lib/paths'

export const generateMetadata = metadataOf(paths.coreValues, getCoreValues)

export default async function CoreValuesPage() {
  return <CoreValues page={await getCoreValues()} />
}
