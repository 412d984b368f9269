import { publishDraftSchema } from '@/features/forms/builder/content'
import { publishDraft } from '@/features/forms/builder/server/drafts'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Shows the draft to visitors as it was seen; with that it is gone.',
    permission: 'forms.write',
    params: { id: parseId },
    body: publishDraftSchema,
    returns: '200 the form · 400 · 404 · 409 when the draft or the form is another one by now',
  },
  async ({ params, body, actor }) => Response.json(await publishDraft(params.id, body, actor)),
)
