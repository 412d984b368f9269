import { submissionFiltersSchema } from '@/features/submissions/schema'
import { exportSubmissions } from '@/features/submissions/server/export'
import { parseId, readQuery } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'
import { workbookResponse } from '@/lib/xlsx'

export const GET = staffRoute<{ formId: string }>(
  'submissions.read',
  async (request, { formId }, actor) => {
    const filters = readQuery(request, submissionFiltersSchema.omit({ formId: true }))
    const workbook = await exportSubmissions(parseId(formId), filters, actor)
    return workbookResponse('submissions', workbook)
  },
)
