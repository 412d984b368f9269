import { listSubmissions } from '@/features/submissions/list/server/list'
import { changeStatusesSchema, listSubmissionsSchema } from '@/features/submissions/schema'
import { listAllSubmissions } from '@/features/submissions/server/data'
import { changeStatuses } from '@/features/submissions/status/server/statuses'
import { recordRead } from '@/lib/audit/record'
import { readJson, readQuery } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Without a query the whole array, streamed (Spec §7); with one, that page. */
export const GET = staffRoute('submissions.read', async (request, _params, actor) => {
  if (new URL(request.url).search.length <= 1) {
    await recordRead('submissions.listed', { actor })
    return new Response(listAllSubmissions(), { headers: JSON_TYPE })
  }
  const query = readQuery(request, listSubmissionsSchema)
  await recordRead('submissions.listed', { actor, formId: query.formId })
  const { submissions, total, isEstimated, unfiltered } = await listSubmissions({
    ...query,
    me: actor.id,
  })
  const headers = {
    'x-total-count': String(total),
    'x-unfiltered-count': String(unfiltered),
    ...(isEstimated && { 'x-total-count-is': 'estimated' }),
  }
  return Response.json(submissions, { headers })
})

/** Many statuses at once. */
export const PUT = staffRoute('submissions.write', async (request, _params, actor) => {
  const { changes } = await readJson(request, changeStatusesSchema)
  await changeStatuses(changes, actor)
  return Response.json({ changed: changes.length })
})
