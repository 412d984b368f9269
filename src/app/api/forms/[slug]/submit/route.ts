import { answerWithPage } from '@/features/submissions/answer-page'
import { submitRegistration } from '@/features/submissions/operations'
import { readRegistration } from '@/features/submissions/read-request'
import { clientAddress } from '@/lib/http/client-address'
import { wantsPage } from '@/lib/http/page-answer'
import { publicRoute } from '@/lib/http/route'
import { spendRegistration } from '@/lib/rate-limit'

export const POST = publicRoute<{ slug: string }>(async (request, { slug }) => {
  await spendRegistration(clientAddress(request.headers))
  if (wantsPage(request)) return answerWithPage(request, slug)
  const receipt = await submitRegistration(slug, await readRegistration(request))
  return Response.json(receipt, { status: 201 })
})
