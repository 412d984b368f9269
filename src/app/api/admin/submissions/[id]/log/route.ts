import { listLinesAbout } from '@/features/audit/server/data'
import { requireSubmission } from '@/features/delivery/server/data'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute<{ id: string }>('audit.read', async (_request, { id }) =>
  Response.json(await listLinesAbout(await requireSubmission(parseId(id)))),
)
