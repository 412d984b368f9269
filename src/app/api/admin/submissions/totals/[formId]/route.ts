import { totalsQuerySchema } from '@/features/submissions/totals/schema'
import { countTotals } from '@/features/submissions/totals/server/totals'
import { streamTotalsCsv } from '@/features/submissions/totals/server/totals-csv'
import { recordRead } from '@/lib/audit/record'
import { csvResponse } from '@/lib/csv'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'How many of the matching submissions of one form gave which answer: every option of a choice (of check-boxes each that is ticked), the years of a date, the places of a text that asks for a province, and for each field how many gave one.',
    permission: 'submissions.read',
    params: { formId: parseId },
    query: totalsQuerySchema,
    returns:
      '200 `{ formId, form, total, people, fields: [{ id, label, fieldType, given, notGiven, counts: [{ answer, count }] }] }` or .csv · 400 · 404',
  },
  async ({ params, query, actor }) => {
    const totals = await countTotals(params.formId, query, actor.id)
    await recordRead('submissions.listed', { actor, subject: totals.form, formId: totals.formId })
    return query.format === 'csv'
      ? csvResponse('totals', streamTotalsCsv(totals))
      : Response.json(totals)
  },
)
