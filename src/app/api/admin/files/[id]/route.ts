import { downloadFile } from '@/features/submissions/details/server/downloads'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute<{ id: string }>('submissions.read', (_request, { id }, actor) =>
  downloadFile(parseId(id), actor),
)
