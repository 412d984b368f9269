import { sessionHasPermission } from '@/features/staff/sessions/server/session-still'
import { changesQuerySchema } from '@/features/submissions/live/schema'
import { listMissedChanges } from '@/features/submissions/live/server/live'
import { streamChanges } from '@/lib/feed/feed'
import { acquireStreamSlot } from '@/lib/feed/places'
import { staffRoute } from '@/lib/http/route'

/** Sends only ids, so that each later request for a record checks the permission. */
export const GET = staffRoute(
  {
    summary:
      'What happens to submissions, as server-sent events that last until the session ends: `{ came, changed, isMore }` with ids of submissions and nothing else. The id of an event is its time; `since` continues from there. Every 20 seconds there is a `beat`.',
    permission: 'submissions.read',
    query: changesQuerySchema,
    returns: '200 text/event-stream · 400',
  },
  async ({ request, query, actor }) =>
    streamChanges({
      place: await acquireStreamSlot(actor.id),
      signal: request.signal,
      missed: await listMissedChanges(query.since, Date.now()),
      mayStill: () => sessionHasPermission(actor.sessionId, 'submissions.read'),
    }),
)
