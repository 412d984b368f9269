import 'server-only'
import { readContent } from '@/lib/cache/published'
import { CORE_VALUES } from '../constants'
import { presentCoreValues } from '../present'

export const getCoreValues = async () => presentCoreValues(await readContent(CORE_VALUES))
