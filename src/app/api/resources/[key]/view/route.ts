import { serveDocument } from '@/features/resources/server/documents'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute(
  {
    summary: 'The same document, to be shown in the browser.',
    params: { key: String },
    returns: '200 application/pdf · 206 · 304 · 404 · 416',
    isUncounted: true,
  },
  ({ request, params }) => serveDocument(request, params.key, 'inline'),
)
