import { previewFile } from '@/features/submissions/details/server/previews'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'A picture of a registration, re-encoded to at most 1,280 pixels in width and height, without the camera’s metadata such as the location.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns: '200 image/webp · 404 for anything that is no picture · 409 until it is scanned',
  },
  ({ params, actor }) => previewFile(params.id, actor),
)
