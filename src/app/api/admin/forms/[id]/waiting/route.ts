import { readWaitingList } from '@/features/submissions/waiting/server/waiting-list'
import { recordRead } from '@/lib/audit/record'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'The waiting list of a form: who has been offered a place, then who waits, in the order of the line, at most 200.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns:
      '200 `{ people: [{ id, reference, name, email, phone, seat, people, queue, offer }], count, isOffering }`, `offer` being `{ state, offeredAt, expiresAt, mail, mailReason, byName, reason }` or null · 404',
  },
  async ({ params, actor }) => {
    const list = await readWaitingList(params.id)
    await recordRead('submissions.listed', { actor, formId: params.id })
    return Response.json(list)
  },
)
