import 'server-only'
import { readContent } from '@/lib/cache/published'
import { OUR_STORY } from '../constants'
import { presentOurStory } from '../present'

export const getOurStory = async () => presentOurStory(await readContent(OUR_STORY))
