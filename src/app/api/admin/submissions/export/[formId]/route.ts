import { exportSchema } from '@/features/submissions/export/export-choice'
import { exportSubmissions } from '@/features/submissions/export/server/export'
import { csvResponse } from '@/lib/csv'
import { parseId, readQuery } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'
import { workbookResponse } from '@/lib/xlsx'

export const GET = staffRoute<{ formId: string }>(
  'submissions.read',
  async (request, { formId }, actor) => {
    const query = readQuery(request, exportSchema)
    const file = await exportSubmissions(parseId(formId), query, actor)
    const respond = query.format === 'csv' ? csvResponse : workbookResponse
    return respond('submissions', file)
  },
)
