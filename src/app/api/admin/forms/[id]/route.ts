import { updateFormSchema } from '@/features/forms/form-input'
import { deleteForm } from '@/features/forms/list/server/delete'
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
      'Changes any of isActive, isArchived, name, slug, description, closedText, thanksText, hasSteps, nameFieldIds. The slug it had before leads to it from then on. An archived form is closed; opening it takes it out of the archive.',
    permission: 'forms.write',
    params: { id: parseId },
    body: updateFormSchema,
    returns: '200 the form · 400 · 404 · 409 when the slug is taken',
  },
  async ({ params, body, actor }) => Response.json(await updateForm(params.id, body, actor)),
)

export const DELETE = staffRoute(
  {
    summary: 'Deletes a form without registrations, with its versions, drafts and addresses.',
    permission: 'forms.write',
    params: { id: parseId },
    returns: '204 · 404 · 409 when it has registrations, those in the bin counted too',
  },
  async ({ params, actor }) => {
    await deleteForm(params.id, actor)
    return new Response(null, { status: 204 })
  },
)
