import { answerWithPage } from '@/features/testimonies/server/answer-page'
import { listTestimonials } from '@/features/testimonies/server/data'
import { submitTestimony } from '@/features/testimonies/server/operations'
import { readSentTestimony } from '@/features/testimonies/server/sent'
import { wantsPage } from '@/lib/http/page-answer'
import { publicRoute } from '@/lib/http/route'
import { refuseFlood } from '@/lib/suspicion/flood'

export const GET = publicRoute(async () =>
  Response.json(await listTestimonials(), { headers: { 'cache-control': 'no-cache' } }),
)

export const POST = publicRoute(async (request) => {
  await refuseFlood(request)
  if (wantsPage(request)) return answerWithPage(request)
  const { input, arrival } = await readSentTestimony(request)
  const receipt = await submitTestimony(input, arrival)
  return Response.json(receipt, { status: 201 })
})
