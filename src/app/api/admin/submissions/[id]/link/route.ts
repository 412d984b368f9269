import {
  getRegistrantLinkAndLog,
  renewRegistrantLink,
} from '@/features/submissions/records/server/own-link'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'The own link of a registration, by which whoever has it can see, change and cancel it. Leaves a line in the log.',
    permission: 'submissions.write',
    params: { id: parseId },
    returns: '200 `{ link }` · 404',
  },
  async ({ params, actor }) => Response.json(await getRegistrantLinkAndLog(params.id, actor)),
)

export const POST = staffRoute(
  {
    summary: 'Makes a new own link for a registration. The earlier ones end.',
    permission: 'submissions.write',
    params: { id: parseId },
    returns: '200 `{ link }` · 404',
  },
  async ({ params, actor }) => Response.json(await renewRegistrantLink(params.id, actor)),
)
