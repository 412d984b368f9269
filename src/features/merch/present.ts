import { presentSeo } from '@/lib/content/seo'
import type { Merch as Row } from '@/payload-types'

export const presentMerch = ({ notes, seo, ...page }: Row) => ({
  ...page,
  notes: notes ?? [],
  seo: presentSeo(seo, page),
})

export type MerchContent = ReturnType<typeof presentMerch>
