import { keepLayoutSchema } from '@/features/submissions/views/layout'
import { getLayout, keepLayout } from '@/features/submissions/views/server/layouts'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('submissions.read', async (_request, _params, actor) =>
  Response.json(await getLayout(actor.id)),
)

export const PUT = staffRoute('submissions.read', async (request, _params, actor) =>
  Response.json(await keepLayout(actor.id, await readJson(request, keepLayoutSchema))),
)
