import { publicRoute } from '@/lib/http/route'

export const dynamic = 'force-dynamic'

/**
 * Responds without checking any other service, because a failure restarts this process, which would
 * not repair the other service.
 */
export const GET = publicRoute(
  {
    summary: 'Whether this process responds. It checks nothing else, not even the database.',
    returns: '200',
    isUncounted: true,
  },
  async () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } }),
)
