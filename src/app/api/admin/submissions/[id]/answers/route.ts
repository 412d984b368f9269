import { requireSubmission } from '@/features/delivery/server/data'
import { correctionSchema } from '@/features/submissions/records/corrections'
import { correctAnswer, listCorrections } from '@/features/submissions/records/server/corrections'
import { recordSubmissionOpened } from '@/lib/audit/record'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'What answers of a submission were before somebody corrected them, the latest first. `mergedFrom` is the number of the record that the new answer was taken from.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns: '200 array of `{ id, fieldId, earlier, authorName, mergedFrom, createdAt }` · 404',
  },
  async ({ params, actor }) => {
    const submissionId = await requireSubmission(params.id)
    await recordSubmissionOpened(submissionId, actor)
    return Response.json(await listCorrections(submissionId))
  },
)

export const PUT = staffRoute(
  {
    summary:
      'Corrects one answer by the rules of its field; null takes it away. Only if it still is `was`; the earlier one stays in the history. A file can be taken away here.',
    permission: 'submissions.write',
    params: { id: parseId },
    body: correctionSchema,
    returns: '200 the submission · 400 with the message under the field · 404 · 409',
  },
  async ({ params, body, actor }) => Response.json(await correctAnswer(params.id, body, actor)),
)
