import { dashboardSchema, type NextSteps } from '@/features/dashboard/schema'
import { getDashboard } from '@/features/dashboard/server/data'
import { readNextStepCounts } from '@/features/dashboard/server/next-steps'
import { countGaps } from '@/features/ledger/server/gaps'
import { countDuplicates } from '@/features/submissions/records/server/duplicates'
import { countAssignments } from '@/features/submissions/views/server/counts'
import { can } from '@/lib/access'
import { type SignedInActor, staffRoute } from '@/lib/http/route'

async function listNextSteps(actor: SignedInActor, zone: string): Promise<NextSteps | null> {
  if (!can(actor, 'submissions.read')) return null
  const [{ mine, needsLook }, own, duplicates, gaps] = await Promise.all([
    countAssignments(actor.id),
    readNextStepCounts(zone),
    countDuplicates(),
    can(actor, 'ledger.use') ? countGaps() : null,
  ])
  return { mine, needsLook, ...own, duplicates, gaps }
}

export const GET = staffRoute(
  {
    summary:
      'Live counts, what waits for somebody, and recent activity. Days are those of `zone`, the name of a time zone; Asia/Manila without it.',
    permission: 'portal.enter',
    query: dashboardSchema,
    returns:
      '200 `{ users, forms, submissions, next, activity, warning }`; `submissions` and `next` are null for a store manager, `warning` when nothing is to be set right · 400',
  },
  async ({ actor, query: { zone } }) => {
    const [dashboard, next] = await Promise.all([
      getDashboard(actor, zone),
      listNextSteps(actor, zone),
    ])
    return Response.json({ ...dashboard, next })
  },
)
