import { listSubmissionsSchema } from '@/features/submissions/filter-schema'
import { listSubmissionsAndLogRead } from '@/features/submissions/list/server/list'
import { changeStatusesSchema } from '@/features/submissions/schema'
import { streamAllSubmissions } from '@/features/submissions/server/data'
import { changeStatuses } from '@/features/submissions/status/server/statuses'
import { recordAudit } from '@/lib/audit/record'
import { staffRoute } from '@/lib/http/route'

const JSON_TYPE = { 'content-type': 'application/json' }

export const GET = staffRoute(
  {
    summary:
      'Without a query the whole array, newest first, streamed. With any of these parameters that page, by `sort`: `submittedAt`, `id`, `form`, `status`, `reference`, `assignee`, `notes`, `files`, or within one form `answer.{fieldId}` or the `surname.{fieldId}` in a whole name, with `-` in front from the last to the first, with `X-Total-Count` (after filters) and `X-Unfiltered-Count`. Both are exact, except the first of a search or filters by answers that leave more than ten thousand, or by answers more than a thousand of over a hundred thousand: that may be an estimate, and then there is `X-Total-Count-Is: estimated`. With `count=exact` it is counted. `answer.{fieldId}` narrows to its form and to answers that are, or hold, the value, or any of some when it is repeated; with `.from` and `.to` behind it to days, both inclusive, with `.has` to a part of a text or one choice, with `.given` (`yes`, `no`) to whether there is one. All of them must match.',
    permission: 'submissions.read',
    query: listSubmissionsSchema,
    returns: '200 array of submissions · 400',
  },
  async ({ request, query, actor }) => {
    // Spec §7: without a query the response is the array of all submissions.
    if (new URL(request.url).search.length <= 1) {
      await recordAudit({ action: 'submissions.read_whole', actor })
      return new Response(streamAllSubmissions(), { headers: JSON_TYPE })
    }
    const { submissions, total, isEstimated, unfiltered } = await listSubmissionsAndLogRead(
      query,
      actor,
    )
    const headers = {
      'x-total-count': String(total),
      'x-unfiltered-count': String(unfiltered),
      ...(isEstimated && { 'x-total-count-is': 'estimated' }),
    }
    return Response.json(submissions, { headers })
  },
)

export const PUT = staffRoute(
  {
    summary:
      'Sets many statuses at once: all of them, or none when one is unknown, or has another status than `was`.',
    permission: 'submissions.write',
    body: changeStatusesSchema,
    returns: '200 `{ changed }` · 400 · 404 · 409',
  },
  async ({ body, actor }) => {
    await changeStatuses(body.changes, actor)
    return Response.json({ changed: body.changes.length })
  },
)
