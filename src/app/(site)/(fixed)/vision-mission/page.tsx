import { metadataGenerator } from '@/features/site/server/page-metadata'
import { VisionMission } from '@/features/vision-mission/components/vision-mission'
import { getVisionMission } from '@/features/vision-mission/server/data'
import { paths } from '@/lib/paths'
import { BlocksBelow } from '../../blocks/blocks-below'

export const generateMetadata = metadataGenerator(paths.visionMission, getVisionMission)

export default async function VisionMissionPage() {
  return (
    <VisionMission page={await getVisionMission()}>
      <BlocksBelow of="vision-mission" />
    </VisionMission>
  )
}
