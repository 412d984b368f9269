import 'server-only'
import { readContent } from '@/lib/content/published'
import { presentCoreValues } from '../present'
import { CORE_VALUES_SLUG } from './global'

export const getCoreValues = async () => presentCoreValues(await readContent(CORE_VALUES_SLUG))
