import { emptyBin } from '@/features/submissions/bin/server/bin'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute('submissions.erase', async (_request, _params, actor) =>
  Response.json(await emptyBin(actor)),
)
