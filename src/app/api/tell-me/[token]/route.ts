import { answerVenueOwner } from '@/features/celebrations/server/venue-answers'
import { publicRoute } from '@/lib/http/route'
import { refuseFlood } from '@/lib/suspicion/flood'

/** What the owner of the address says to the message. */
export const POST = publicRoute<{ token: string }>(async (request, { token }) => {
  await refuseFlood(request)
  return answerVenueOwner(request, token)
})
