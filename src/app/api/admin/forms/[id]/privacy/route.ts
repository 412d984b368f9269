import { privacySchema } from '@/features/forms/privacy'
import { listNotices, savePrivacy } from '@/features/forms/server/privacy'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

/** Every version of the notice. */
export const GET = staffRoute<Params>('forms.read', async (_request, { id }) =>
  Response.json(await listNotices(parseId(id))),
)

export const PUT = staffRoute<Params>('forms.write', async (request, { id }, actor) => {
  const change = await readJson(request, privacySchema)
  return Response.json(await savePrivacy(parseId(id), change, actor))
})
