import { countAssignments } from '@/features/submissions/server/assignments'
import { staffRoute } from '@/lib/http/route'

/** How many the reader looks after, and how many nobody does. */
export const GET = staffRoute('submissions.read', async (_request, _params, actor) =>
  Response.json(await countAssignments(actor.id)),
)
