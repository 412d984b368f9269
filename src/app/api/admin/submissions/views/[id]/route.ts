import { changeViewSchema } from '@/features/submissions/views/schema'
import { changeView, deleteView } from '@/features/submissions/views/server/views'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const PUT = staffRoute<Params>('submissions.read', async (request, { id }, actor) => {
  const change = await readJson(request, changeViewSchema)
  return Response.json(await changeView(parseId(id), change, actor))
})

export const DELETE = staffRoute<Params>('submissions.read', async (_request, { id }, actor) => {
  await deleteView(parseId(id), actor)
  return new Response(null, { status: 204 })
})
