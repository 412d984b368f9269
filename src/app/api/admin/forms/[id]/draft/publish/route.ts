import { publishDraftSchema } from '@/features/forms/builder/content'
import { publishDraft } from '@/features/forms/builder/server/drafts'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Publishes the draft, if it is still the one that was seen, and removes it.',
    permission: 'forms.write',
    params: { id: parseId },
    body: publishDraftSchema,
    returns: '200 the form · 400 · 404 · 409 when the draft or the form is another one by now',
  },
  async ({ params, body, actor }) => Response.json(await publishDraft(params.id, body, actor)),
)
