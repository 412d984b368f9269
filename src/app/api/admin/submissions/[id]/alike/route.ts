import { listAlike } from '@/features/submissions/records/server/alike'
import { recordOpened, recordRead } from '@/lib/audit/record'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const GET = staffRoute<Params>('submissions.read', async (_request, { id }, actor) => {
  const known = parseId(id)
  const alike = await listAlike(known)
  if (known !== null) await recordOpened(known, actor)
  if (alike.others.length > 0) await recordRead('submissions.listed', { actor })
  return Response.json(alike)
})
