import { updateFormSchema } from '@/features/forms/form-input'
import { getForm } from '@/features/forms/server/data'
import { updateForm } from '@/features/forms/server/operations'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'One form with its fields; removed fields stand in `archivedFields`.',
    permission: 'forms.read',
    params: { id: parseId },
    returns: '200 the form · 404',
  },
  async ({ params }) => Response.json(await getForm(params.id)),
)

export const PUT = staffRoute(
  {
    summary:
      'Changes any of isActive, name, slug, description, closedText, thanksText. The slug it had before leads to it from then on.',
    permission: 'forms.write',
    params: { id: parseId },
    body: updateFormSchema,
    returns: '200 the form · 400 · 404 · 409 when the slug is taken',
  },
  async ({ params, body, actor }) => Response.json(await updateForm(params.id, body, actor)),
)
