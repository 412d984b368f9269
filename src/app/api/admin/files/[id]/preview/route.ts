import { previewFile } from '@/features/submissions/details/server/previews'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute<{ id: string }>('submissions.read', (_request, { id }, actor) =>
  previewFile(parseId(id), actor),
)
