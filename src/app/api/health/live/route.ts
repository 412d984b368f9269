import { publicRoute } from '@/lib/http/route'

export const dynamic = 'force-dynamic'

/** Asks nobody else: a process that answers this is not mended by starting it anew. */
export const GET = publicRoute(async () =>
  Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } }),
)
