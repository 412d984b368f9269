import * as z from 'zod'
import { ownDataFile } from '@/features/registration/own/server/data-file'
import { requireOwn } from '@/features/registration/own/server/find'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute(
  {
    summary:
      'All that is stored of one’s own registration, without the notes of staff, as a file to keep.',
    params: { token: String },
    query: z.object({ as: z.enum(['json', 'csv']).default('json') }),
    returns: '200 application/json or text/csv · 404 · 410 · 429',
  },
  async ({ request, params, query }) =>
    ownDataFile(await requireOwn(params.token, request), query.as),
)
