import { printSchema } from '@/features/submissions/export/export-choice'
import { printSubmissions } from '@/features/submissions/print/server/print'
import { parseId, readQuery } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute<{ formId: string }>(
  'submissions.read',
  async (request, { formId }, actor) => {
    const query = readQuery(request, printSchema)
    return Response.json(await printSubmissions(parseId(formId), query, actor))
  },
)
