import { checkReady } from '@/features/health/server/data'
import { publicRoute } from '@/lib/http/route'

export const dynamic = 'force-dynamic'

export const GET = publicRoute(
  {
    summary:
      'Whether this process can serve: database, queue and storage, without outside systems.',
    returns: '200 when all three respond · 503',
    isUncounted: true,
  },
  async () => {
    const ready = await checkReady()
    const status = ready.status === 'ok' ? 200 : 503
    return Response.json(ready, { status, headers: { 'cache-control': 'no-store' } })
  },
)
