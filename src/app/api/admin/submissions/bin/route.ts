import { listBin } from '@/features/submissions/bin/server/bin'
import { recordRead } from '@/lib/audit/record'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('submissions.delete', async (_request, _params, actor) => {
  await recordRead('submissions.bin_listed', { actor })
  return Response.json(await listBin())
})
