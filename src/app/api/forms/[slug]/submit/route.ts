import { answerWithPage } from '@/features/registration/server/answer-page'
import { submitRegistration } from '@/features/registration/server/operations'
import { readRegistration } from '@/features/registration/server/request'
import { hotRoute } from '@/lib/http/hot-route'
import { wantsPage } from '@/lib/http/page-answer'
import { publicRoute } from '@/lib/http/route'
import { refuseFlood } from '@/lib/suspicion/flood'

export const POST = hotRoute(
  'POST submit',
  publicRoute<{ slug: string }>(async (request, { slug }) => {
    await refuseFlood(request)
    if (wantsPage(request)) return answerWithPage(request, slug)
    const receipt = await submitRegistration(slug, await readRegistration(request))
    return Response.json(receipt, { status: 201 })
  }),
)
