import { confirmAddress, readAskedAddress } from '@/features/registration/own/server/address'
import { refuseInvalidToken } from '@/features/registration/own/server/find'
import { withRequestLanguage } from '@/features/registration/own/server/requests'
import { seeOther, wantsPage } from '@/lib/http/page-answer'
import { publicRoute } from '@/lib/http/route'
import { paths } from '@/lib/paths'

export const POST = publicRoute(
  {
    summary:
      'Confirms the new e-mail address of a registration, by the link that was sent to it. The body is not read.',
    params: { token: String },
    returns: '204 · 303 to the page for a plain form · 404 · 410 when it has ended · 429',
  },
  async ({ request, params }) => {
    const asked = readAskedAddress(params.token)
    if (!asked) return refuseInvalidToken(request)
    await confirmAddress(asked)
    return wantsPage(request)
      ? seeOther(withRequestLanguage(paths.ownAddress(params.token), request))
      : new Response(null, { status: 204 })
  },
)
