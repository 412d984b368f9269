import { listVersions } from '@/features/forms/builder/server/versions'
import { parseId } from '@/lib/http/body'
import { staffRoute } from '@/lib/http/route'

export const GET = staffRoute(
  {
    summary:
      'The fifty newest states that visitors could see and the one before them, latest first. All are kept.',
    permission: 'forms.read',
    params: { id: parseId },
    returns: '200 `[{ revision, fields, receipt, savedBy, savedAt }]` · 404',
  },
  async ({ params }) => Response.json(await listVersions(params.id)),
)
