import { getDelivery, requireSubmission } from '@/features/delivery/server/data'
import { recordSubmissionOpened } from '@/lib/audit/record'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'How far the confirmation email has come, what staff have written to the person, and each file that is still on its way to the drive.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns:
      '200 `{ isMailSent, receipt: { address, state, isKept, reason, triedAt, sentAt } | null, messages: [{ mailingId, subject, address, state, isKept, reason, sentAt }], files: [{ fileId, reason, triedAt }] }` · 404',
  },
  async ({ params, actor }) => {
    const submissionId = await requireSubmission(params.id)
    await recordSubmissionOpened(submissionId, actor)
    return Response.json(await getDelivery(submissionId))
  },
)
