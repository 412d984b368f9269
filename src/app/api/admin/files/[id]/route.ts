import { downloadFile } from '@/features/submissions/details/server/downloads'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary: 'A file of a registration, always as a download.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns: '200 the bytes · 404 · 409 until the virus scanner has looked at it',
  },
  ({ params, actor }) => downloadFile(params.id, actor),
)
