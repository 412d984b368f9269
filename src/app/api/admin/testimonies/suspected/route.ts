import { listSuspectedTestimonies } from '@/features/testimonies/server/suspected'
import { recordRead } from '@/lib/audit/record'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('content.write', async (_request, _params, actor) => {
  await recordRead('testimonies.listed', { actor })
  return Response.json(await listSuspectedTestimonies())
})
