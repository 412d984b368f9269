import { retryFileUpload } from '@/features/delivery/server/operations'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Retries the upload of a waiting file to the drive at once.',
    permission: 'submissions.write',
    params: { id: parseId },
    returns: '200 the delivery of its submission · 404 · 409 while no drive is connected',
  },
  async ({ params, actor }) => Response.json(await retryFileUpload(params.id, actor)),
)
