import { deleteSuspectedTestimonies } from '@/features/testimonies/server/suspected'
import { staffRoute } from '@/lib/http/route'
import { suspectedIdsSchema } from '@/lib/suspicion/list'

export const POST = staffRoute(
  {
    summary: 'Deletes suspected testimonies for good.',
    permission: 'content.write',
    body: suspectedIdsSchema,
    returns: '200 `{ deleted }` · 400',
  },
  async ({ body, actor }) => Response.json(await deleteSuspectedTestimonies(body.ids, actor)),
)
