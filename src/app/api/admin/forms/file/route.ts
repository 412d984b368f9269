import { createFormFromFile } from '@/features/forms/file/server/operations'
import { readFormFile } from '@/features/forms/file/server/read-file'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'Creates a closed form from a form’s file; its fields get new ids, and a name or slug that is taken a number. The error names the first wrong line and what to write there, `fields` each of them.',
    permission: 'forms.write',
    rawBody: 'the text of a file, as `GET /api/admin/forms/{id}/file` gives it, at most 2 MB',
    returns: '201 the form · 400 with the lines that are wrong · 413',
  },
  async ({ request, actor }) => {
    const form = await createFormFromFile(await readFormFile(request), actor)
    return Response.json(form, { status: 201 })
  },
)
