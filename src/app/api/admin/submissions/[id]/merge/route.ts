import { mergeSchema } from '@/features/submissions/records/merging'
import { mergeSubmissions } from '@/features/submissions/records/server/merging'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Merges two of the same form: this one stays, with the answers of `take` from the other, which leaves lists, counts and exports. Files stay where they are.',
    permission: 'submissions.write',
    params: { id: parseId },
    body: mergeSchema,
    returns: '200 the submission · 400 · 404 · 409',
  },
  async ({ params, body, actor }) => Response.json(await mergeSubmissions(params.id, body, actor)),
)
