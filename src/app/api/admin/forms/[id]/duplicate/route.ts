import { duplicateForm } from '@/features/forms/list/server/duplicate'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute<{ id: string }>('forms.write', async (_request, { id }, actor) =>
  Response.json(await duplicateForm(parseId(id), actor), { status: 201 }),
)
