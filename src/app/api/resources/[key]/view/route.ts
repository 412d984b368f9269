import { serveDocument } from '@/features/resources/server/documents'
import { publicRoute } from '@/lib/http/route'

export const GET = publicRoute<{ key: string }>((request, { key }) =>
  serveDocument(request, key, 'inline'),
)
