import { readContent } from '@/lib/published'
import { MERCH } from './constants'
import { presentMerch } from './present'

export const getMerch = async () => presentMerch(await readContent(MERCH))
