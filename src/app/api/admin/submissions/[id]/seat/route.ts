import { waitingActSchema } from '@/features/submissions/waiting/schema'
import { performWaitingAct } from '@/features/submissions/waiting/server/acts'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const POST = staffRoute(
  {
    summary:
      'What staff do about somebody’s place: `offer` one out of turn and `skip` to the end of the line (both with a reason), `resend` an offer, `accept` or `decline` it for them, `cancel` one person, `cancel_all` of a party, `restore` who was cancelled.',
    permission: 'submissions.write',
    params: { id: parseId },
    body: waitingActSchema,
    returns:
      '204 · 400 · 404 · 409 when the registration does not wait, or has no open offer · 429',
  },
  async ({ params, body, actor }) => {
    await performWaitingAct(params.id, body, actor)
    return new Response(null, { status: 204 })
  },
)
