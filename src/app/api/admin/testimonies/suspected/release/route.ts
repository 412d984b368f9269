import { releaseSuspectedTestimonies } from '@/features/testimonies/server/suspected'
import { staffRoute } from '@/lib/http/route'
import { suspectedIdsSchema } from '@/lib/suspicion/list'

export const POST = staffRoute(
  {
    summary: 'Releases suspected testimonies to the editors, pending like all others.',
    permission: 'content.write',
    body: suspectedIdsSchema,
    returns: '200 `{ released }` · 400',
  },
  async ({ body, actor }) => Response.json(await releaseSuspectedTestimonies(body.ids, actor)),
)
