import 'server-only'
import { readContent } from '@/lib/cache/published'
import { CORE_BELIEFS } from '../constants'
import { presentCoreBeliefs } from '../present'

export const getCoreBeliefs = async () => presentCoreBeliefs(await readContent(CORE_BELIEFS))
