import { checkHealth } from '@/features/health/server/data'
import { publicRoute } from '@/lib/http/route'

export const dynamic = 'force-dynamic'

export const GET = publicRoute(
  {
    summary:
      'Whether the database, the queue and the storage respond, and whether the last upload to the drive succeeded.',
    returns: '200 when the first three do · 503 · 429',
  },
  async () => {
    const health = await checkHealth()
    const status = health.status === 'ok' ? 200 : 503
    return Response.json(health, { status, headers: { 'cache-control': 'no-store' } })
  },
)
