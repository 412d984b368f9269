import * as z from 'zod'
import { cancelOwnRegistration } from '@/features/registration/own/server/cancel'
import { requireOwnLink } from '@/features/registration/own/server/find'
import { redirectToConfirmation } from '@/features/registration/own/server/requests'
import { wantsPage } from '@/lib/http/page-answer'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary:
      'Cancels one’s own registration: its place is free at once. Of a party, this person (`one`) or, by the link of the registration, all. Only staff can take it up again.',
    params: { token: String },
    query: z.object({ who: z.enum(['one', 'all']).default('one'), lang: z.string().optional() }),
    returns: '204 · 303 to the page for a plain form · 404 · 410 · 429',
  },
  async ({ request, params, query }) => {
    await cancelOwnRegistration(await requireOwnLink(params.token, request), query.who)
    return wantsPage(request)
      ? redirectToConfirmation(params.token, 'cancelled', request)
      : new Response(null, { status: 204 })
  },
)
