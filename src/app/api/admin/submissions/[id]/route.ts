import { updateSubmission } from '@/features/submissions/details/server/operations'
import { updateSubmissionSchema } from '@/features/submissions/schema'
import { getSubmission } from '@/features/submissions/server/data'
import { recordSubmissionOpened } from '@/lib/audit/record'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'One submission. `submittedAt` is null where the row holds no time, `data` where it holds no answers; the same in every list.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns: '200 the submission · 404',
  },
  async ({ params, actor }) => {
    const submission = await getSubmission(params.id)
    await recordSubmissionOpened(submission.id, actor)
    return Response.json(submission)
  },
)

export const PUT = staffRoute(
  {
    summary:
      'Sets the status (any from any other) or who looks after it. With `was`, only if that is still its status.',
    permission: 'submissions.write',
    params: { id: parseId },
    body: updateSubmissionSchema,
    returns: '200 the submission · 400 · 404 · 409',
  },
  async ({ params, body, actor }) => Response.json(await updateSubmission(params.id, body, actor)),
)
