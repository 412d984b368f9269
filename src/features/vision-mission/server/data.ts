import 'server-only'
import { readContent } from '@/lib/cache/published'
import { VISION_MISSION } from '../constants'
import { presentVisionMission } from '../present'

export const getVisionMission = async () => presentVisionMission(await readContent(VISION_MISSION))
