import { queueBinErasure } from '@/features/submissions/bin/server/bin'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Erases everything in the bin for good, by the queue.',
    permission: 'submissions.erase',
    returns: '200 `{ erased }`: how many are on their way out',
  },
  async ({ actor }) => Response.json(await queueBinErasure(actor)),
)
