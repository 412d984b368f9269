import { checkHealth } from '@/features/health/server/data'
import { publicRoute } from '@/lib/http/route'

export const dynamic = 'force-dynamic'

export const GET = publicRoute(async () => {
  const health = await checkHealth()
  const status = health.status === 'ok' ? 200 : 503
  return Response.json(health, { status, headers: { 'cache-control': 'no-store' } })
})
