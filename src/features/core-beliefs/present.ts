import { presentSeo } from '@/lib/content/seo'
import type { CoreBelief as Row } from '@/payload-types'

export function presentCoreBeliefs(row: Row) {
  const { seo, tenets, ...page } = row
  return { ...page, tenets: tenets ?? [], seo: presentSeo(seo, page) }
}

export type CoreBeliefsContent = ReturnType<typeof presentCoreBeliefs>
