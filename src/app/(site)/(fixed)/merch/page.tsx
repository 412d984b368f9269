import { Merch } from '@/features/merch/components/merch'
import { getMerch } from '@/features/merch/server/data'
import { metadataGenerator } from '@/features/site/server/page-metadata'
import { paths } from '@/lib/paths'
import { BlocksBelow } from '../../blocks/blocks-below'

export const generateMetadata = metadataGenerator(paths.merch, getMerch)

export default async function MerchPage() {
  return (
    <Merch page={await getMerch()}>
      <BlocksBelow of="merch" />
    </Merch>
  )
}
