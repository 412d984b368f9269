import { saveDraftSchema } from '@/features/forms/builder/content'
import { findDraft, saveDraft } from '@/features/forms/builder/server/drafts'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'What is kept of the form without being shown, with who and when; null for nothing. `isOutdated`: somebody has saved the form since it was begun.',
    permission: 'forms.read',
    params: { id: parseId },
    returns:
      '200 `{ version, baseRevision, isOutdated, fields, receipt, details?, privacy?, savedBy, savedAt }` or null · 404',
  },
  async ({ params }) => Response.json(await findDraft(params.id)),
)

export const PUT = staffRoute(
  {
    summary:
      'Keeps what Save Form would save (the body of `…/fields`) beside the form, which stays as it is. `draft` is the `version` of the one in its place, null for none; if another draft exists, it is not overwritten and the response is 409.',
    permission: 'forms.write',
    params: { id: parseId },
    body: saveDraftSchema,
    returns: '200 the draft · 400 · 404 · 409',
  },
  async ({ params, body, actor }) => Response.json(await saveDraft(params.id, body, actor)),
)
