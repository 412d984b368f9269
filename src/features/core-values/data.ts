import { readContent } from '@/lib/published'
import { presentSeo } from '@/lib/seo'
import { CORE_VALUES } from './constants'

/** The page as its components show it. */
export async function getCoreValues() {
  const { seo, values, ...page } = await readContent(CORE_VALUES)
  return { ...page, values: values ?? [], seo: presentSeo(seo) }
}

export type CoreValuesContent = Awaited<ReturnType<typeof getCoreValues>>
