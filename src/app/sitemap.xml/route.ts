import { listProvinceSlugs } from '@/features/celebrations/server/data'
import { listActiveForms } from '@/features/forms/server/data'
import { listPageAddresses } from '@/features/pages/server/data'
import { sitemapXml } from '@/features/site/sitemap'
import { linkOrigin } from '@/lib/env'
import { plainRoute } from '@/lib/http/route'
import { KEPT_PAGES } from '@/lib/kept-pages'
import { paths } from '@/lib/paths'

export const dynamic = 'force-dynamic'

export const GET = plainRoute(async () => {
  const [pages, provinces, forms] = await Promise.all([
    listPageAddresses(),
    listProvinceSlugs(),
    listActiveForms(),
  ])
  const entries = [
    ...KEPT_PAGES.map((path) => ({ path })),
    ...pages.map(({ slug, updatedAt }) => ({ path: paths.page(slug), updatedAt })),
    ...provinces.map(({ slug, updatedAt }) => ({ path: paths.province(slug), updatedAt })),
    ...forms.map(({ slug }) => ({ path: paths.form(slug) })),
  ]
  return new Response(sitemapXml(linkOrigin(), entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
  })
})
