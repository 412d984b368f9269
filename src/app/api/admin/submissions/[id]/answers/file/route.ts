import { correctFile } from '@/features/registration/server/correct-file'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const PUT = staffRoute<Params>('submissions.write', async (request, { id }, actor) =>
  Response.json(await correctFile(parseId(id), request, actor)),
)
