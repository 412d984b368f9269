import { optOut, requireUnsubscribeToken } from '@/features/mailings/server/opt-outs'
import { seeOther, wantsPage } from '@/lib/http/page-answer'
import { publicRoute } from '@/lib/http/route'
import { languageOfUrl, withLanguageParameter } from '@/lib/languages'
import { paths } from '@/lib/paths'

const pageOf = (token: string, { url }: Request): string =>
  withLanguageParameter(paths.unsubscribe(token), languageOfUrl(url))

/**
 * Redirects to the page that asks. Changes nothing, because mail programs may open the link
 * automatically.
 */
export const GET = publicRoute(
  {
    summary:
      'Redirects to the page that asks, in the language `lang` of the address. A GET changes nothing.',
    params: { token: String },
    returns: '303 to the page · 404 for another token · 429',
  },
  async ({ request, params }) => {
    requireUnsubscribeToken(params.token)
    return seeOther(pageOf(params.token, request))
  },
)

export const POST = publicRoute(
  {
    summary:
      'Unsubscribes the mailbox of the message’s token from mailings: the button of mail programs (RFC 8058) and of the page.',
    params: { token: String },
    returns: '204 · 303 to the page for a plain form · 404 for another token · 429',
  },
  async ({ request, params }) => {
    await optOut(params.token)
    return wantsPage(request)
      ? seeOther(pageOf(params.token, request))
      : new Response(null, { status: 204 })
  },
)
