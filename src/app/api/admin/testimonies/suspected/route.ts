import { listSuspectedTestimonies } from '@/features/testimonies/server/suspected'
import { recordRead } from '@/lib/audit/record'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'Testimonies kept apart as suspected, the newest 200 first, with the reasons.',
    permission: 'content.write',
    returns:
      '200 `{ rows: [{ id, name, email, location, testimony, suspectedAt, reasons }], total }`',
  },
  async ({ actor }) => {
    await recordRead('testimonies.listed', { actor })
    return Response.json(await listSuspectedTestimonies())
  },
)
