import { typedDuplicatesSchema } from '@/features/submissions/records/merging'
import { findDuplicatesOfTyped } from '@/features/submissions/records/server/alike'
import { recordRead } from '@/lib/audit/record'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'The newest 5 registrations, over all forms, with the same e-mail, phone or name as what is typed of somebody who is being added by hand. `answers`: field id → text. Changes nothing.',
    permission: 'submissions.read',
    body: typedDuplicatesSchema,
    returns: '200 `[{ id, formId, name, submittedAt, by }]` · 400 · 404',
  },
  async ({ body, actor }) => {
    const alike = await findDuplicatesOfTyped(body)
    if (alike.length > 0) await recordRead('submissions.listed', { actor })
    return Response.json(alike)
  },
)
