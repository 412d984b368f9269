import { answerVenueRequest } from '@/features/celebrations/server/venue-answers'
import { publicRoute } from '@/lib/http/route'
import { refuseFlood } from '@/lib/suspicion/flood'

/** “Tell me when mine is set”. */
export const POST = publicRoute<{ slug: string }>(async (request, { slug }) => {
  await refuseFlood(request)
  return answerVenueRequest(request, slug)
})
