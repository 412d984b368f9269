import { maySessionStill } from '@/features/staff/sessions/server/session-still'
import { followSchema } from '@/features/submissions/live/schema'
import { listMissed } from '@/features/submissions/live/server/live'
import { streamChanges } from '@/lib/feed/stream'
import { readQuery } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

/** Numbers of records only: who may see them asks for them. */
export const GET = staffRoute('submissions.read', async (request, _params, { sessionId }) => {
  const { since } = readQuery(request, followSchema)
  return streamChanges({
    signal: request.signal,
    missed: await listMissed(since, Date.now()),
    mayStill: () => maySessionStill(sessionId, 'submissions.read'),
  })
})
