import { updateFormSchema } from '@/features/forms/form-input'
import { getForm } from '@/features/forms/server/data'
import { updateForm } from '@/features/forms/server/operations'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

interface Params {
  id: string
}

export const GET = staffRoute<Params>('forms.read', async (_request, { id }) =>
  Response.json(await getForm(parseId(id))),
)

export const PUT = staffRoute<Params>('forms.write', async (request, { id }, actor) => {
  const change = await readJson(request, updateFormSchema)
  return Response.json(await updateForm(parseId(id), change, actor))
})
