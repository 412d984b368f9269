import { requestErasure } from '@/features/registration/own/server/cancel'
import { requireOwnLink } from '@/features/registration/own/server/find'
import { redirectToConfirmation } from '@/features/registration/own/server/requests'
import { wantsPage } from '@/lib/http/page-answer'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary: 'Asks staff to erase one’s own registration. They carry it out.',
    params: { token: String },
    returns: '204 · 303 to the page for a plain form · 404 · 410 · 429',
  },
  async ({ request, params }) => {
    await requestErasure(await requireOwnLink(params.token, request))
    return wantsPage(request)
      ? redirectToConfirmation(params.token, 'erasure', request)
      : new Response(null, { status: 204 })
  },
)
