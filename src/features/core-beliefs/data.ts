import { readContent } from '@/lib/published'
import { CORE_BELIEFS } from './constants'
import { presentCoreBeliefs } from './present'

export const getCoreBeliefs = async () => presentCoreBeliefs(await readContent(CORE_BELIEFS))
