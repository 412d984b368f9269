import { rollCallSchema } from '@/features/celebrations/roll-call'
import {
  listReportedProvinces,
  parseRollCallRequest,
  reportProvince,
} from '@/features/celebrations/server/roll-call'
import { AppError } from '@/lib/errors'
import { seeOther, wantsPage } from '@/lib/http/page-answer'
import { publicRoute } from '@/lib/http/route'
import { paths } from '@/lib/paths'
import { readDayAndCountdown } from '../../the-day'

export const GET = publicRoute(
  {
    summary: 'The provinces that have reported on the day of the celebration, by their slugs.',
    returns: '200 `{ reported }`, empty while the day is not live',
    isUncounted: true,
  },
  async () => {
    const { phase, hours } = await readDayAndCountdown()
    const reported =
      phase === 'during' || phase === 'after' ? await listReportedProvinces(hours) : []
    return Response.json({ reported }, { headers: { 'cache-control': 'public, max-age=10' } })
  },
)

export const POST = publicRoute(
  {
    summary:
      'Reports that a province is gathering, while the celebration is live and visitors may. Repeating it changes nothing. A plain HTML form gets a page.',
    rawBody: rollCallSchema,
    returns: '204 · 303 to a page for a plain form · 400 · 404 · 409 while it is closed · 429',
  },
  async ({ request }) => {
    const { province, arrival } = await parseRollCallRequest(request)
    const { phase, day, hours } = await readDayAndCountdown()
    if (phase !== 'during' || !day.rollCall.isOpen) throw new AppError('rollcall.closed')
    await reportProvince(province, hours, arrival)
    return wantsPage(request) ? seeOther(paths.live) : new Response(null, { status: 204 })
  },
)
