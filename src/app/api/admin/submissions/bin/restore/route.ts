import { restoreFromBinSchema } from '@/features/submissions/bin/schema'
import { restoreFromBin } from '@/features/submissions/bin/server/bin'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Takes submissions out of the bin, whole; what was on its way goes on. With `own` only those that the caller has deleted, to undo it.',
    permission: 'submissions.delete',
    body: restoreFromBinSchema,
    returns: '200 `{ restored }`; one that is not in the bin any more is left alone · 400',
  },
  async ({ body, actor }) => Response.json(await restoreFromBin(body, actor)),
)
