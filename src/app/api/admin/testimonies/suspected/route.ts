import { listSuspectedTestimonies } from '@/features/testimonies/server/suspected'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('content.write', async () =>
  Response.json(await listSuspectedTestimonies()),
)
