import { createFormSchema } from '@/features/forms/form-input'
import { listFormsWithFigures } from '@/features/forms/list/server/form-figures'
import { createForm } from '@/features/forms/server/operations'
import { can } from '@/lib/access'
import { readJson } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute('forms.read', async (_request, _params, actor) =>
  Response.json(await listFormsWithFigures(can(actor, 'submissions.read'))),
)

export const POST = staffRoute('forms.write', async (request, _params, actor) => {
  const form = await createForm(await readJson(request, createFormSchema), actor)
  return Response.json(form, { status: 201 })
})
