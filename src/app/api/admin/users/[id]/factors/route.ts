import { resetFactors } from '@/features/staff/factors/server/reset'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const DELETE = staffRoute<{ id: string }>(
  'factors.manage',
  async (_request, { id }, actor) => {
    await resetFactors(parseId(id), actor)
    return Response.json({ ok: true })
  },
)
