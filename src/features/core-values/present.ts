import { presentSeo } from '@/lib/content/seo'
import type { CoreValue as Row } from '@/payload-types'

export function presentCoreValues(row: Row) {
  const { seo, values, ...page } = row
  return { ...page, values: values ?? [], seo: presentSeo(seo, page) }
}

export type CoreValuesContent = ReturnType<typeof presentCoreValues>
