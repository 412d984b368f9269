import { exportQuerySchema } from '@/features/submissions/export/export-choice'
import { exportSubmissions } from '@/features/submissions/export/server/export'
import { csvResponse } from '@/lib/csv'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'
import { workbookResponse } from '@/lib/xlsx'

export const GET = staffRoute(
  {
    summary:
      'The matching submissions of one form as a spreadsheet, oldest first: every answer, or the `columns` of the list as its address has them; `with` adds `assignee`, `notes` and `history` (commas between; the history needs `audit.read`); `rows=people` gives each person of a family or group a row.',
    permission: 'submissions.read',
    params: { formId: parseId },
    query: exportQuerySchema,
    returns: '200 .xlsx or .csv · 400 · 403 · 404 for an unknown form or no match',
  },
  async ({ params, query, actor }) => {
    const file = await exportSubmissions(params.formId, query, actor)
    const respond = query.format === 'csv' ? csvResponse : workbookResponse
    return respond('submissions', file)
  },
)
