import { deleteSuspectedSubmissions } from '@/features/submissions/suspected/server/suspected'
import { staffRoute } from '@/lib/http/route'
import { suspectedIdsSchema } from '@/lib/suspicion/list'

export const POST = staffRoute(
  {
    summary: 'Deletes suspected registrations and their files for good.',
    permission: 'submissions.write',
    body: suspectedIdsSchema,
    returns: '200 `{ deleted }`; one that is not suspected any more is left alone · 400',
  },
  async ({ body, actor }) => Response.json(await deleteSuspectedSubmissions(body.ids, actor)),
)
