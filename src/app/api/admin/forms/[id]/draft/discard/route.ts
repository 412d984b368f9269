import { discardDraftSchema } from '@/features/forms/builder/content'
import { discardDraft } from '@/features/forms/builder/server/drafts'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary: 'Discards the draft, if it is still the one that was seen.',
    permission: 'forms.write',
    params: { id: parseId },
    body: discardDraftSchema,
    returns: '200 null · 400 · 404 · 409',
  },
  async ({ params, body, actor }) => {
    await discardDraft(params.id, body.draft, actor)
    return Response.json(null)
  },
)
