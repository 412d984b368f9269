import { serveDocument } from '@/features/resources/server/documents'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute(
  {
    summary:
      'A document (`booklet` or `first-seven-years`) as a download, with ETag and Range. Its name begins with the movement’s.',
    params: { key: String },
    returns: '200 application/pdf · 206 · 304 · 404 · 416',
    isUncounted: true,
  },
  ({ request, params }) => serveDocument(request, params.key, 'attachment'),
)
