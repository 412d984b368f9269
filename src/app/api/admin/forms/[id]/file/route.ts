import { formFileText } from '@/features/forms/file/write-file'
import { getFormRow } from '@/features/forms/server/data'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'A form as a file (JSON): everything that is saved of it but its registrations, removed fields and whether it is open.',
    permission: 'forms.read',
    params: { id: parseId },
    returns: '200 the file · 404',
  },
  async ({ params }) => {
    const form = await getFormRow(params.id)
    return new Response(formFileText(form), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${form.slug}.json"`,
      },
    })
  },
)
