import { requireOwnLink } from '@/features/registration/own/server/find'
import { presentOwnRegistration } from '@/features/registration/own/server/present'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute(
  {
    summary:
      'The registration of an own link (`link` of `POST …/submit`). Changes nothing. `seen` goes along with a change.',
    params: { token: String },
    returns:
      '200 `{ form, reference, submittedAt, status, seat, queue, offer, people, answers, data, seen, mayChange, changeUntil, nextPerson, isErasureAsked }` · 404 for another token · 410 when it was replaced, has ended, or its registration is erased, removed or merged · 429',
  },
  async ({ request, params }) =>
    Response.json(await presentOwnRegistration(await requireOwnLink(params.token, request)), {
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    }),
)
