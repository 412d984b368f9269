import { duplicateForm } from '@/features/forms/list/server/duplicate'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'A closed copy with the same fields and a slug of its own.',
    permission: 'forms.write',
    params: { id: parseId },
    returns: '201 the form · 404',
  },
  async ({ params, actor }) =>
    Response.json(await duplicateForm(params.id, actor), { status: 201 }),
)
