import { restoreVersionSchema } from '@/features/forms/builder/content'
import { restoreVersion } from '@/features/forms/builder/server/versions'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
  revision: string
}

export const POST = staffRoute<Params>('forms.write', async (request, { id, revision }, actor) => {
  const seen = await readJson(request, restoreVersionSchema)
  const form = await restoreVersion(parseId(id), parseId(revision), seen.revision, actor)
  return Response.json(form)
})
