import { testimonySchema } from '@/features/testimonies/schema'
import { answerWithPage } from '@/features/testimonies/server/answer-page'
import { listTestimonials } from '@/features/testimonies/server/data'
import { submitTestimony } from '@/features/testimonies/server/operations'
import { readJson } from '@/lib/http/body'
import { clientAddress } from '@/lib/http/client-address'
import { wantsPage } from '@/lib/http/page-answer'
import { spendTestimony } from '@/lib/http/rate-limit'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute(async () =>
  Response.json(await listTestimonials(), { headers: { 'cache-control': 'no-cache' } }),
)

export const POST = publicRoute(async (request) => {
  await spendTestimony(clientAddress(request.headers))
  if (wantsPage(request)) return answerWithPage(request)
  const receipt = await submitTestimony(await readJson(request, testimonySchema))
  return Response.json(receipt, { status: 201 })
})
