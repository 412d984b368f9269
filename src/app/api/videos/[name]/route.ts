import { publicFileResponse } from '@/lib/http/public-file'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute(
  {
    summary: 'A film of the media library, with ETag and Range; it may be kept for good.',
    params: { name: String },
    returns: '200 · 206 · 304 · 404 · 416',
    isUncounted: true,
  },
  ({ request, params }) => publicFileResponse(request, params.name),
)
