import { resetFactors } from '@/features/staff/factors/server/reset'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const DELETE = staffRoute(
  {
    summary:
      'Takes away the second factors of somebody who has lost them, signs them out everywhere and writes to them. Nobody resets their own.',
    permission: 'factors.manage',
    params: { id: parseId },
    returns: '200 `{ ok }` · 403 for one’s own · 404 · 409 when there is none',
  },
  async ({ params, actor }) => {
    await resetFactors(params.id, actor)
    return Response.json({ ok: true })
  },
)
