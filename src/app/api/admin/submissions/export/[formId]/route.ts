import { exportSubmissions } from '@/features/submissions/server/export/export'
import { exportSchema } from '@/features/submissions/views/export-choice'
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
