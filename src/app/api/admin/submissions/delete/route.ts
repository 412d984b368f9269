import { moveToBin } from '@/features/submissions/bin/server/bin'
import { submissionIdsSchema } from '@/features/submissions/schema'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Moves submissions into the bin: nobody sees or counts them, and nothing of them is sent. After 30 days they are erased for good.',
    permission: 'submissions.delete',
    body: submissionIdsSchema,
    returns: '200 `{ deleted }`; one that is not there any more is left alone · 400',
  },
  async ({ body, actor }) => Response.json(await moveToBin(body.ids, actor)),
)
