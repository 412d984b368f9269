import * as z from 'zod'
import { buildOwnDataFile } from '@/features/registration/own/server/data-file'
import { requireOwnLink } from '@/features/registration/own/server/find'
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
    buildOwnDataFile(await requireOwnLink(params.token, request), query.as),
)
