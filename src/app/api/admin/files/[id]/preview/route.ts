import { previewFile } from '@/features/submissions/details/server/previews'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'A picture of a registration made anew at most 1,280 pixels wide and high, without what the camera noted, place included.',
    permission: 'submissions.read',
    params: { id: parseId },
    returns: '200 image/webp · 404 for anything that is no picture · 409 until it is scanned',
  },
  ({ params, actor }) => previewFile(params.id, actor),
)
