import { releaseSuspectedSubmissions } from '@/features/submissions/suspected/server/suspected'
import { staffRoute } from '@/lib/http/route'
import { suspectedIdsSchema } from '@/lib/suspicion/list'

export const POST = staffRoute(
  {
    summary:
      'Makes suspected registrations ones like all others; their confirmations and files are on their way.',
    permission: 'submissions.write',
    body: suspectedIdsSchema,
    returns: '200 `{ released }`; one that is not suspected any more is left alone · 400',
  },
  async ({ body, actor }) => Response.json(await releaseSuspectedSubmissions(body.ids, actor)),
)
