import { retentionSchema } from '@/features/forms/privacy'
import { previewRetention } from '@/features/submissions/bin/server/retention'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

/** What goes next, as it is announced or by the rules that are saved. */
export const GET = staffRoute<Params>('submissions.read', async (_request, { id }) =>
  Response.json(await previewRetention(parseId(id), null)),
)

/** The same by rules that are not saved yet. */
export const POST = staffRoute<Params>('submissions.read', async (request, { id }) => {
  const retention = await readJson(request, retentionSchema)
  return Response.json(await previewRetention(parseId(id), retention))
})
