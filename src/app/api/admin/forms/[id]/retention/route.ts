import { retentionSchema } from '@/features/forms/privacy'
import { previewRetention } from '@/features/submissions/bin/server/retention'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'What retention will erase of the form next, as it is announced or saved.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns: '200 `{ count, goesAt, cutoff, isAnnounced }` · 404',
  },
  async ({ params }) => Response.json(await previewRetention(params.id, null)),
)

export const POST = staffRoute(
  {
    summary: 'The same by rules that are not saved yet. Changes nothing.',
    permission: 'submissions.read',
    params: { id: parseId },
    body: retentionSchema,
    returns: '200 `{ count, goesAt, cutoff, isAnnounced }` · 400 · 404',
  },
  async ({ params, body }) => Response.json(await previewRetention(params.id, body)),
)
