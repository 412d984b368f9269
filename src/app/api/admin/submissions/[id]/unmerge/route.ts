import { unmergeSchema } from '@/features/submissions/records/merging'
import { unmergeSubmission } from '@/features/submissions/records/server/merging'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Undoes a merge: the other one is restored whole, and the answers taken from it are as before, unless somebody has corrected them since.',
    permission: 'submissions.write',
    params: { id: parseId },
    body: unmergeSchema,
    returns: '200 `{ id }` of the other one · 400 · 404 · 409',
  },
  async ({ params, body, actor }) =>
    Response.json(await unmergeSubmission(params.id, body.other, actor)),
)
