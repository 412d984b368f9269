import { resendReceipt } from '@/features/delivery/server/operations'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Sends the confirmation email again; one that is waiting is tried now.',
    permission: 'submissions.write',
    params: { id: parseId },
    returns: '200 the delivery, as above · 404 also when the form asked for none · 429',
  },
  async ({ params, actor }) => Response.json(await resendReceipt(params.id, actor)),
)
