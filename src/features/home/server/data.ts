import 'server-only'
import { readContent } from '@/lib/content/published'
import { HOME_PAGE } from '../constants'
import { type HomeContent, presentHome } from '../present'

/** Returns the page's content in the shape that its components use. */
export const getHome = async (): Promise<HomeContent> => presentHome(await readContent(HOME_PAGE))
