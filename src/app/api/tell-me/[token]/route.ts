import { handleVenueOwnerAnswer } from '@/features/celebrations/server/venue-answers'
import { venueAnswerSchema } from '@/features/celebrations/venue-request'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary:
      'The choice of the address’s owner, with the token of that email: `confirm`, or `forget`, which deletes the address.',
    params: { token: String },
    rawBody: venueAnswerSchema,
    returns:
      '204 · 303 to a page for a plain form · 400 · 404 for another token · 410 when the request is gone · 429',
  },
  ({ request, params }) => handleVenueOwnerAnswer(request, params.token),
)
