import { getDelivery } from '@/features/delivery/server/data'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute<{ id: string }>('submissions.read', async (_request, { id }) =>
  Response.json(await getDelivery(parseId(id))),
)
