import 'server-only'
import { readContent } from '@/lib/content/published'
import { presentCoreBeliefs } from '../present'
import { CORE_BELIEFS_SLUG } from './global'

export const getCoreBeliefs = async () => presentCoreBeliefs(await readContent(CORE_BELIEFS_SLUG))
