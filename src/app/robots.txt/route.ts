import { linkOrigin } from '@/lib/env'
import { plainRoute } from '@/lib/http/route'
import { paths } from '@/lib/paths'

export const dynamic = 'force-dynamic'

export const GET = plainRoute(async () => {
  const lines = [
    'User-agent: *',
    `Disallow: ${paths.portal.dashboard}`,
    `Disallow: ${paths.cms}`,
    'Disallow: /api/',
    'Allow: /api/media/',
    'Allow: /api/resources/',
    '',
    `Sitemap: ${linkOrigin()}${paths.sitemap}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
})
