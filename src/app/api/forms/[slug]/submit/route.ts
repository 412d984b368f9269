import { answerWithPage } from '@/features/registration/server/answer-page'
import { submitRegistration } from '@/features/registration/server/operations'
import { readRegistration } from '@/features/registration/server/request'
import { clientAddress } from '@/lib/http/client-address'
import { wantsPage } from '@/lib/http/page-answer'
import { spendRegistration } from '@/lib/http/rate-limit'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute<{ slug: string }>(async (request, { slug }) => {
  await spendRegistration(clientAddress(request.headers))
  if (wantsPage(request)) return answerWithPage(request, slug)
  const receipt = await submitRegistration(slug, await readRegistration(request))
  return Response.json(receipt, { status: 201 })
})
