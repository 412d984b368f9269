import { saveFields } from '@/features/forms/builder/server/save-content'
import { saveFieldsSchema } from '@/features/forms/field-input'
import { parseId, readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute<{ id: string }>('forms.write', async (request, { id }, actor) => {
  const change = await readJson(request, saveFieldsSchema)
  return Response.json(await saveFields(parseId(id), change, actor))
})
