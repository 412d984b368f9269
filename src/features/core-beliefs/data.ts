import { readContent } from '@/lib/published'
import { presentSeo } from '@/lib/seo'
import { CORE_BELIEFS } from './constants'

/** The page as its components show it. */
export async function getCoreBeliefs() {
  const { seo, tenets, ...page } = await readContent(CORE_BELIEFS)
  return { ...page, tenets: tenets ?? [], seo: presentSeo(seo) }
}

export type CoreBeliefsContent = Awaited<ReturnType<typeof getCoreBeliefs>>
