import 'server-only'
import { readContent } from '@/lib/content/published'
import { presentOurStory } from '../present'
import { OUR_STORY_SLUG } from './global'

export const getOurStory = async () => presentOurStory(await readContent(OUR_STORY_SLUG))
