import { listDuplicatesAndMerged } from '@/features/submissions/records/server/alike'
import { recordRead, recordSubmissionOpened } from '@/lib/audit/record'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'The newest 20 others with the same e-mail, phone (in any writing) or name, over all forms, with `by`; and what was merged into this one.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns:
      '200 `{ others: array of submissions with by, merged: [{ id, reference, mergedAt, mergedBy }] }` · 404',
  },
  async ({ params, actor }) => {
    const known = params.id
    const alike = await listDuplicatesAndMerged(known)
    if (known !== null) await recordSubmissionOpened(known, actor)
    if (alike.others.length > 0) await recordRead('submissions.listed', { actor })
    return Response.json(alike)
  },
)
