import { exportSubmissions } from '@/features/submissions/export'
import { submissionFiltersSchema } from '@/features/submissions/schema'
import { parseId, readQuery } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const GET = staffRoute<{ formId: string }>(
  'submissions.read',
  async (request, { formId }, actor) => {
    const filters = readQuery(request, submissionFiltersSchema.omit({ formId: true }))
    const workbook = await exportSubmissions(parseId(formId), filters, actor)
    return new Response(workbook, {
      headers: {
        'content-type': XLSX,
        'content-disposition': `attachment; filename="submissions-${Date.now()}.xlsx"`,
      },
    })
  },
)
