import { listForms } from '@/features/forms/data'
import { createForm } from '@/features/forms/operations'
import { createFormSchema } from '@/features/forms/schema'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('forms.read', async () => Response.json(await listForms()))

export const POST = staffRoute('forms.write', async (request, _params, actor) => {
  const form = await createForm(await readJson(request, createFormSchema), actor)
  return Response.json(form, { status: 201 })
})
