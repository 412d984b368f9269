import { printQuerySchema } from '@/features/submissions/export/export-choice'
import { getPrintSheet } from '@/features/submissions/print/server/print'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'The matching submissions of one form by name, to be printed: 5,000 at most, with the `columns` as words.',
    permission: 'submissions.read',
    params: { formId: parseId },
    query: printQuerySchema,
    returns:
      '200 `{ form, columns: [label], people: [{ id, reference, name, cells }] }` · 400 · 404',
  },
  async ({ params, query, actor }) =>
    Response.json(await getPrintSheet(params.formId, query, actor)),
)
