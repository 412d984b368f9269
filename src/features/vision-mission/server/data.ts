import 'server-only'
import { readContent } from '@/lib/content/published'
import { presentVisionMission } from '../present'
import { VISION_MISSION_SLUG } from './global'

export const getVisionMission = async () =>
  presentVisionMission(await readContent(VISION_MISSION_SLUG))
