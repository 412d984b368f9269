import { optOut, requireOwnToken } from '@/features/mailings/server/opt-outs'
import { seeOther, wantsPage } from '@/lib/http/page-answer'
import { publicRoute } from '@/lib/http/route'
import { paths } from '@/lib/paths'
import { refuseFlood } from '@/lib/suspicion/flood'

/** A mail program that does not know RFC 8058 opens the address: nothing changes by looking. */
export const GET = publicRoute<{ token: string }>(async (_request, { token }) => {
  requireOwnToken(token)
  return seeOther(paths.unsubscribe(token))
})

/** The button of a mail program (RFC 8058), or the one of our page. What it posts does not matter. */
export const POST = publicRoute<{ token: string }>(async (request, { token }) => {
  await refuseFlood(request)
  await optOut(token)
  return wantsPage(request)
    ? seeOther(paths.unsubscribe(token))
    : new Response(null, { status: 204 })
})
