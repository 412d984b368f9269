import { requestOrigin } from '@/lib/http/request-origin'
import { publicRoute } from '@/lib/http/route'
import { paths } from '@/lib/paths'

export const dynamic = 'force-dynamic'

/** Everything may be found except what staff use and what answers programs. */
export const GET = publicRoute(async (request) => {
  const lines = [
    'User-agent: *',
    `Disallow: ${paths.portal.dashboard}`,
    `Disallow: ${paths.cms}`,
    'Disallow: /api/',
    'Allow: /api/media/',
    'Allow: /api/resources/',
    '',
    `Sitemap: ${requestOrigin(request)}${paths.sitemap}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
})
