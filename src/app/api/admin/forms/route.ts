import { createFormSchema } from '@/features/forms/form-input'
import { createForm } from '@/features/forms/list/server/create'
import { listFormsWithFigures } from '@/features/forms/list/server/form-figures'
import { can } from '@/lib/access'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'All forms with their fields, newest first, with `submissions: { total, lastAt, hasSeats }` (null for a role that may not see them).',
    permission: 'forms.read',
    returns: '200 array of forms',
  },
  async ({ actor }) => Response.json(await listFormsWithFigures(can(actor, 'submissions.read'))),
)

export const POST = staffRoute(
  {
    summary:
      'Creates a form: without fields, or with those of the template `startWith`, closed until `isActive` says otherwise. Without fields it is closed, whatever `isActive` says.',
    permission: 'forms.write',
    body: createFormSchema,
    returns: '201 the form · 400 · 409 when the slug is taken',
  },
  async ({ body, actor }) => {
    const form = await createForm(body, actor)
    return Response.json(form, { status: 201 })
  },
)
