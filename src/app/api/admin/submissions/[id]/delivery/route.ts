import { getDelivery, requireSubmission } from '@/features/delivery/server/data'
import { recordOpened } from '@/lib/audit/record'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute<{ id: string }>(
  'submissions.read',
  async (_request, { id }, actor) => {
    const submissionId = await requireSubmission(parseId(id))
    await recordOpened(submissionId, actor)
    return Response.json(await getDelivery(submissionId))
  },
)
