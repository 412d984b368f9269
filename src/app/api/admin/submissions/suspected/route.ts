import { listSuspected } from '@/features/submissions/suspected/server/suspected'
import { recordRead } from '@/lib/audit/record'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('submissions.read', async (_request, _params, actor) => {
  await recordRead('submissions.listed', { actor, subject: 'suspected submissions' })
  return Response.json(await listSuspected())
})
