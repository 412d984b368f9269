import 'server-only'
import { readContent } from '@/lib/content/published'
import { MERCH_SLUG } from '../constants'
import { presentMerch } from '../present'

export const getMerch = async () => presentMerch(await readContent(MERCH_SLUG))
