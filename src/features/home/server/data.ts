import 'server-only'
import { readContent } from '@/lib/content/published'
import { HOME_PAGE_SLUG } from '../constants'
import { type HomeContent, presentHome } from '../present'

export const getHomeContent = async (): Promise<HomeContent> =>
  presentHome(await readContent(HOME_PAGE_SLUG))
