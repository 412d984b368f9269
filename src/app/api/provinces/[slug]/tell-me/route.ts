import { handleVenueRequest } from '@/features/celebrations/server/venue-answers'
import { venueRequestSchema } from '@/features/celebrations/venue-request'
import { publicRoute } from '@/lib/http/route'

export const POST = publicRoute(
  {
    summary:
      'Subscribes an address to one message when the venue of a province is announced, and sends it an email to confirm. Returns the same for every address. A plain HTML form gets a page.',
    params: { slug: String },
    rawBody: venueRequestSchema,
    returns:
      '202 `{ isMailSent }` · 303 to a page for a plain form · 400 with fields · 404 · 409 once the venue is announced · 429',
  },
  ({ request, params }) => handleVenueRequest(request, params.slug),
)
