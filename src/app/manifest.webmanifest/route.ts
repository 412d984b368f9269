import { getSiteSettings } from '@/features/site/server/data'
import { plainRoute } from '@/lib/http/route'
import { paths } from '@/lib/paths'

export const dynamic = 'force-dynamic'

const icon = (size: 192 | 512, purpose: 'any' | 'maskable') => ({
  src: paths.icon(size),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export const GET = plainRoute(async () => {
  const { name, description } = await getSiteSettings()
  const manifest = {
    name,
    short_name: name.slice(0, 12),
    description,
    lang: 'en-PH',
    start_url: paths.home,
    display: 'browser',
    background_color: '#faf9f7',
    theme_color: '#0d1136',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  })
})
