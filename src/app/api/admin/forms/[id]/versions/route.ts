import { listVersions } from '@/features/forms/builder/server/versions'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute<{ id: string }>('forms.read', async (_request, { id }) =>
  Response.json(await listVersions(parseId(id))),
)
